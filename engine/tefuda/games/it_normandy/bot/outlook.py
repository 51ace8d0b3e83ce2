"""What scores promise where rounds are still to come: a table, for more is not always better.

The mean payoff of two quick players who played on, 400 times from each place; the last round was
played first, so that the one before it ends there. With the usual options. `python3 build.py
tables it_normandy promises` makes it anew.
"""

from collections.abc import Sequence
from string import ascii_letters, digits

from tefuda.core.terms import Payoffs

LEAST, MOST = -8, 18
"""Scores that differ; lower and higher ones count as these."""

CARRIED = ((0,), (1, 2), (3, 4, 5))
"""Tasks that a seat takes along, in the classes told apart; more count as the last."""

LEVELS = digits + ascii_letters
"""Payoffs from -1 to 1 in even steps."""

CLASS = [number for number, cards in enumerate(CARRIED) for _ in cards]
WIDTH = MOST - LEAST + 1
PAID = {level: 2 * place / (len(LEVELS) - 1) - 1 for place, level in enumerate(LEVELS)}


def cell(mine: int, yours: int, my_class: int, your_class: int) -> int:
    """Where in its half of the table a seat looks."""
    first, second = [min(max(score, LEAST), MOST) - LEAST for score in (mine, yours)]
    return ((first * WIDTH + second) * len(CARRIED) + my_class) * len(CARRIED) + your_class


def outlook(over: int, scores: Sequence[int], surplus: Sequence[int]) -> Payoffs:
    """Payoffs to expect with 1 or 2 rounds over, from scores and tasks to take along, by seat."""
    (mine, yours), half = scores, TABLE[over - 1]
    first, second = (CLASS[min(number, len(CLASS) - 1)] for number in surplus)
    return (
        PAID[half[cell(mine, yours, first, second)]],
        PAID[half[cell(yours, mine, second, first)]],
    )


TABLE = (
    (
        "gfecddaabeeecbbaabfeecbcaabfeecbbaabgccbbbaaafeddcbaabffddbba9agfeecbbbbhfddcccba"
        "ggeddbbabhgdedccbbkhefdccbbkhefddddclhegeddccmifhedddcmifhfdebdljghfeeddmkiigefdd"
        "oliiggfefnlmhhgffgolljiiffgplnihjffgoonkhhfffonmijkggfonpkijfghpmojilgggnopjjjgfh"
        "ihffdebbchggeccabcfgfdccaabggfdcdabbgfecccaabhgfdcbbabgfeeccbabifeedcbbbkhefeccbb"
        "ljfgfcbcbmiefdcddclighecccbnjfhfddddmlhhgeeddnjgjgedddplhkgeeddpkjigffeermhiihfff"
        "qnkjjifegqonjjigfgqnnkijgfgroolkkghhrpqkkkghirqollkhgirqrljjgghssqlllhghrrqmlmggh"
        "lihffebbckihfddbbckhgeeebbchigeddbbcifgedcaabighedcbbcihffedabbkiehedcbblhggedbcb"
        "ljfgedcccmjfhfeddcmkfhfeddcojgiheecdqmhihfeddqlikgffedomjjhffeeqnikifffetnlkjgggf"
        "tnnlkhgfgtnomijghguppkkkhgisqrmmlhhitrpnlnhgiussmnnhhjsrsmmmhhjusqnnnhhitusmmoihj"
        "lkhhfecddkiggeeccdjigfeeccdjghfeebbdhhgeeebbciigfeebbckhhhedcbclhggeddcdkkiheedcc"
        "lkihfedcdokghgeeedokiiifeddnkijigfefrmjkhggeepmjjigfefsoiljghfftokkjghffvnlmjjghh"
        "tqmmljjhitqpoklihiurppmmihjvuromniijtusonnjijvusnpoiikvutopnjjlwutpopjikvwupophjk"
        "mkjhggccdlkjgffccdljgfffccdjiigffccdihifeecbcljhffeccdkkiggdcbcmkhghgeddmjiigeedc"
        "olijgfeddnlhhheeedpljjigfeepmikhgfeernkkjhhfesojnjhgffsnlmihgggtojokhhgftollkiihg"
        "uqmnmljihvqpommiijxsroonijjvtsoonjijxvspqnjijwuuqoojlkvwwrqqkklwvwprpjkkyvwqqrlll"
        "njjhhgedeljigffcdeiijggfcddjihfffccekhhgefcbdjhigfdbcdljhgfecbcnlihfeeddmkjiffeec"
        "olhigfeednlijgfffeplikigfedqnjnjggffrnjljhhgfrnjlligfftololjhggtplolihfgtqmnmkjii"
        "tpoplkiijxrqpmnjijysrppnkjjxtrropkjjyvtpppjkkxxvqpplkmxxwqsrkklywxrqsllmxyxrrrkmn"
        "omlihheefnlmiihddemlkhghddelllgfhddekllgggddelkjhggddeljkhhgeddnlkiggefenlkihgedd"
        "olkjjigeeqnkkjggfernkljhhgfsnkliigffsolnljhigunlljihggsrloljihhwplqmjjgixpnpmkkii"
        "yropmlkjixrqqomkkkAvrsopnklywtqqplkmywurqqmllzwusqsmmnyyztsrlmnzwwstrmnnAzystummo"
        "qpojjjefgnnnhijeegnmmjhjdeflkmhhidefkkmggiddfklkghiddellmhhheeenmmihhfefnnkjiigff"
        "pmmlihgfeqllkihhgfqommkihggrommligggrpmnmkihhtpmnjkihhvpnolkkjivqmplkjhixonqnjkij"
        "xqornmlijAsprpnmklyursqonlmAvsurpnlmBwutrrnnmCwvuutonozyyttunopDCzutunppCAzstvnnp"
        "tutopoiijsstlnoghjqstmmohgjpprllmggjoqrklmfghoqrlkmgghoqqlmnhgiqqqmlnhhhqpqmmmhgg"
        "srpmnmhhhtroomlhiitsqpnliiiusponmjiiwurqpnljjzsqrnmljjysqsomnjjzrpuomnjkBtqsnookk"
        "BurvqoomlCvswrqonmFxvyrronoGxwwtsqooFAyyuusppGBzxwvrqrFBCxwwqqsEDCzwxqsrFECyxysqs"
        "uvxqqrjkltvvoprikkstunpqiikpuumoogikpsummphhkpsumoqiijprtmnpiijqttnooiikqssmnniij"
        "rstooojjjssronnjjjttrpoojjjrrqonnkjjvsrrpoklkwrrrnnmkkzsrtpnnklBspupnnkmCsqupooml"
        "DuqxrpqmmDvryspsnnFytyussppGyvAwutrpGByzxussrHCAzzxttsHDCzzyttuHGEBzzuuuIFGACArsv"
        "zDEvwyoppwACuwxmnpvyBsuxlnotxDsuvmlovwBsuwlmpsxBrsvmlntvzqtullntwzssunmmuwzqsvmmn"
        "uwzssunnnuuwrstnmmxxwutsnomwvvutsomnzvvtsspnnyvuvsrqnoCutxursooDvtysrspoFvtAtruqp"
        "HwtBvuvrpHywCxuvsqHAwDxwwttJCzDzywwuJDCEBAwxvKFEFBBxwxKHFEFCxyxLIHEECyyALJIFGEyzz"
        "ADFxAAqqsyCEwzApqqwBEwyzoqrvzDuwznpruyDsvzmnqtyCtwynnqtyBsvxoopuxBtvwnopswzrtvnoo"
        "twzstwoopstwqsunnouvxstuopptuwrssonovuuuttrppytswrrrnoAvuytqsooDtsAsrtpoEtsCurvpq"
        "FvtDvsxtqGzuDxuyusIzwGAvzwtJCzFBzAxvKECGCAAywLFEHDDBzALHHHFEzABMIIGHECBBLJKIHHABD"
        "DGIABDuuvAFIyACsuuyEIxACssvxDGvyApqtyAGuzBqsuxCFuwyqrsvBFuwxqrsxBEuxyqssuyCsvxrrs"
        "xyCuuwrqrsvzstvqqquvzuuusqquuwutusqqwvwwvvsqrysvytuuqpBuuAutvsqDtrBttxsqFvrCvtzts"
        "GxtExvAutIzuFyuAwtJByHAxBxwLCAICzDAxLHDHDABBALGGHFDDBBMJIIGFEDBMKKJGGDFDNLLJHGEED"
        "CHKBDExxwAGJyBEuwwyEIyBDuvwxDHwzBstvxDGwzArswwDHwyArtwwBFuzArttxCGvzAtsusxDtvzrst"
        "tyCtvyrstqvzstwqqsswytuvtrssqvustsprvstxuvvsrxstxttvrrysrAutxsrCrqCtsyrrCtpEusAtr"
        "FuqFwtCvsGxtGyvDxuIBwIAwEzwICzICzFByKDDKECEDAKHGKGEFFBMIHKHGHFDMJKKIHHFFMLMKJIHHH"
        "DHLBEExyyBFLACEwxyzFJyBDwwyyEJxBCuwwwDIwABtvwwDHvzBtuvwCHwyAttuvAGxzzuuusyEuyzstv"
        "syDuwztttrsztuxsssrvyvwxvttssvvtvusturtzvvwutuqtzuuxsswsrAvuztsyqpBvvAusBsoEwuBwt"
        "EuqDwuDxuGwsGzxFywGyvGAyFAyICyHCAFDzKCBJECGDBKHEJHEGEEKIHKJFIGFMJKLJHJGGLLLLJIHHG"
        "DHKDFGzBCBGKAEFzyAzEJzCFxyAyFIyCDxxzwEHxBFvxzwAHxzDwwyvBGwACvwxvAFwzCvxxpxDtyBtvx"
        "rwCuyAvvvnrxuvyuuvprxvvyuvvpqvvtvvtuqnswuvyvutprxtuyusuppzttAutwqnCutButAqmDvsEwu"
        "CrpFvtEyuEurHywGywFxvIAyHByFzwJCBIEAICBKEDJGDIEELHFKHEKHGLIHKIHJJJMJJKKIKKKLKKKKL"
        "DIKDHJDEFBGKBGIADExEJBEHABDxDIAEHyBCxBHyCGzACvCHyDGxzBvCHzBFyzAsAFxDEzzAqwCxzCwyz"
        "puBwzBxxxmrwtwzvvxnqvwwzwwxnoswtxxvvoosxwvzwwpmqyvvzuurnozwtCvvtnlCvtEwuxqkEwtFxv"
        "AtkExuGzwBtoHzxIByDwsJByKDAExvJDBKEDHzALGELIFHDCLIFMJGHFFMJIMKJJHHMKKNLKIJKMMMOMM"
        "BGLEIKDGHzEJCEJDFHxDJBEJBFGwDIADHACFvCIzDHzCEvCGyCGBCDtBFyBEyADryDzBGzACpwCyACxzB"
        "otAyzCxzAlpvvvzvwxkovwwyxxylmruuwyvxmlpvuvAwxnmnvstAvvqllzutDvvsmkAutGwuumjCusHxv"
        "yqjDwsHAxypmGyuJCzDtqIAyKDADvtJCAMGDFywLFENIFFBzLHHMJJHEEMJIPMKGGGMKKPNMIHHOLMQPN"
        "BHJCJLFHIzFJBGJCFIxEIBFJBEGvDIzEHBCFtBGADHzCFuzGyCGABFtyFxDGyBErzEwBFACDntAwADwAC"
        "lsyvyCyzBjousvyvvxinstuxwwxilqssvxvwkknustzvwklnvssAvvnkkvssCvuokjytqEwuskiBtqGwt"
        "wmiEvrHyvxolExtJAxzqpGzwKDzBurJCzMGCDxvJDDMIFEyyLGFNJIGBAMIGPKKIFDMKKPNMGGINNMQOO"
        "zIJEIKDHJzFJBGKDFHwDJCEJBEGwDIAEIzCFtAGyCGzDGuAEyCGyDFrzGzBEzAEszCyAFzAEmtAuyCxyB"
        "lsyuwAwyBiovttxuwxhlsrtvvvwhkpprtuuviimrqrxvvjimtrqxttlijwrqAutoiiyqoBusqjgyroCvr"
        "skgBsoFvsumjDusHzuypmFxwIAyzqoGzzJCABusJCBMEDDxvJEEMHFDBAKHGOJJFBCKJJOMLFEELLKONN"
        "BFJDIKCIJzDHBHKCFIwDJAFJzFHvCGyEIxDGtAGxDFyAFtAEvBFxDGsxEwAFzAEqwCwBFwADnsAsvBvyC"
        "jsyrvzvxAhntpsvtvwhlrpqtuuvfjonprstuiilqpqsstjilqopsrslhispnvqqlhftomyrqnhfvnlzso"
        "qjgyrmBsqskgBsqEvsumkEusFyuypmGxwIAxytqGzyKCABxuICCLFDCywJEFMHHDBAKHHMLJFCEKJKNKM"
        "zGICGKCHIyGIAFJBGIxCJzEJADHvBIyDHxCGvAGxBHxBErxEuzFyBFryEuyFvBEqxCvyDwyCmsAquBuxz"
        "kqzquAuwzgntnpuptvgkqnotqrtghomnqprrghlnooqqrhhknnmspqkgiqmlrpolgesmkunonhetmjxpm"
        "ohevojApnqjfyqnCqprihAtpDurvplCvrFwuyrpFywIzxBtrEAyICACuvHEDKFDCyzJFFLIGBBBKGINKJ"
        "DGJDGKDEJyGJCFJAFIxCIxFIxCGvBGuDHwCGszHxCGwBFrzEvBGvBEqzDvyEvyDowCuzDuyCksAqwArvz"
        "jpwpsxruygkslouppufjploqmprehmjmonoqfgkklmonpfgjkllnmpiggnkjqmmjeepkhrmkkfdrlhtmk"
        "nfdtljuplpidvokypmqkgyqnBrprkhysqCuqvnlCvrEuuyrpEyxHyyyvsFCAICBAwvGDEIGEBzAHGGKHI"
        "zGKBGJDFIxFJAFJzFHyEHxDIyDGvCHvCHxBGtzFvAFvBFsAFszFvzDqwEsyCuyCpwCtwDtyCkszouyqvA"
        "jpxnsxqsxfkrjosmotfhpklolnqdhlikoknpffjjjmkmmgfjljlkkmhfgljiljliednihniijfbqigqih"
        "ngcpkgrjhngdrlitljohetlkxomrjhvqnxrormjxroBtrvqmAusCuuxtpExwEyxyvuDCAGDCByxGECGEE"
        "zFKBGICHIxFIzEIAFHvDIxDIyCHvCHwBHvCFtAHtAHuAEqAEuyDuyEpxDqyDuyCowDqwBrwBjrAoszptz"
        "hqvnrwmrxfksjmtknrehohkqilodgmgkmikofghhhkikkffjhijhimgefjigjhiheckgekhhidblgfngf"
        "ldbohdohflfcpjfqjhnjdtljsljpigsmkwnkrkiuqnxpntmkxrrysquppAvvAvvysrBxxCywywvDBAEBD"
        "BIKAFJBGIxEIxFIzDHyEJxCIxDFvCHuAGtCFqBGuzGtxEszEsxFszEqwDqyBqxCpwDqwArvBkrzorAotx"
        "jpwlqwmrwflshkqimqejogiohkodgmfglfkmfejegjfijeeiggjgijffegggffiidcifehgfidakfcjfd"
        "jd9lfbkfekgbngemfemfdphgpifneepkiskioihslktmmqkkunovposonxtqxsrwrryuvzuwxvtyyzCyx"
        "AGKCFJAEIxFIzDJwEGwDHvEHxDGuCIsBGwCGtBFtAFswDsyFsyDsyBqyDowCrxBpvBqxBowAkqylrznty"
        "iqxkqwkpufksglqhmpdipeipfindhmehleildfheghdgjefhdfidgjfdefegeeggdcgedfdeidbhebgcc"
        "jcaiecicckdajfcjdcmfcnhemfenfepjgnhfoifpkiqjiplismlrmlrokupoupnrqowrrurrvtrwutytv"
    ),
    (
        "d97653211b76756121b86644211cb6743311996863221b96854221aa7764310cb7764311d97853231"
        "c99763310hb8763222e97743420fa8864311hb6964421ia7b63320hb7a74331ed6876341gbba96441"
        "gccba5342fee999433hdgb9a435gfga9b344hefbab335iii7aa344hgh8ba344hflcaa445gfe99a345"
        "gea776211ec9764310ca8853321ba9973211da6674211ea9873411gb8873321gc9853211fe9a74310"
        "gcab84221kd6a84221jd7973420jc6a64220jc7d83441jd7c74331kf7b76342ig8a84341lhaaa6442"
        "ikccb6354ijfcbb354migcbe446kijbcb446jjgcde454jimddf355jfkabe456jilbba455khgbcc457"
        "geaa74311id9864322fc9973311eaa663221da9843211fe7873320jdaa65431ie8b64311jd9984310"
        "jh9a93331ic6c85421ih5d84321ie7c83520ld7a83411kg9d84522kgad95442nhaea7332ljbdc6552"
        "okfbb8343iljddc454mnlded557kkledd556kjkfbe455momded356okldcd464kkjfcd566plkdcd467"
        "jg7964221he9873221dd9874221eba864121db9964111gb9776310hebba6221gfab75431meba74321"
        "kg9e73421odac74520mf8d73511ie9e73320kf6f74630mh8f84341li9c95542niacb6352ojaeb7342"
        "mjgfba443onheea545ommefe555npkhdg455pmneec455ppmdee555pnnfgh365lmneeg457oplegg655"
        "hebc65311hea775311ge9865221gba854221fd8763221hc9a84311gc8973321jf89a5521ie9985431"
        "ofad84221lg8c83420ng8e73320mh7ca4421og7f73621ph7fb4531mg8ea3431qhafb4441pjfgc6631"
        "qlibfa564omgedc554tpmfdh465pqlfed446pomegg564qqpgge548trphgh556srqeff555trpdeg464"
        "icb963211hda864121eda755120eb9865220dc7864211fb8764331if9973631jf9b75311kg8a65431"
        "ofac84210nf8f84410mf8c74410jf6c73321pi8g84520ng7c91420pi8ec4442pgaeb6321pjddb7442"
        "pkfdc8443snlgdd544rmmhfc555tppgee754upofif558rsogdd555rorgfh447prpegg554uqoffg655"
        "jgc999423igd997322hed686221ecb877332fge677222efd986332ege987322jgcba7421igfb85522"
        "kecd98422mhccb6431niaca4531mhac95511qjac96421nibda7532rjaga7432ticfc6542pkcfa6452"
        "tlghdb643smjffa454vnmief456uppifh566torhgf775upoihh766vrpgkh466vrpigh578uurgii688"
        "lkjd99432hfg9a9343ghg9b8343gfj99a323fcg799324hjh899332hhi97b333jigbaa322mkgde9422"
        "kifdb8312ljbdb7541mkdfb5532njbeb8632oicfc5542pkcg96623rhbhc8752vlchc9752vlfjc8663"
        "tohkda675vohhgc455usjihf778wsoiif878wpqhgh586ysokei578vusiig688zvrjlf78awsujjk888"
        "rtvnko9baorvhio789pqvikk99alqvhjl97bkpuelm99akpvhkmabcqpviml9caosvjio98bpttiila99"
        "qrtjhl998qpqkija88tsonjiaa8turmif9a9vrpnnkc88yqmpjhc77Bropkgcb7xtoqjiba8Cqrpmmcca"
        "AqnrlkedcyvoumkecdDtsrnndeeEurrqmedeEtvqopcdfDzxtsn9ccCyxsrodfhEzwrqpbfhCDBspsedf"
        "wzFotxccfwAEoqsdddstDoqwdefqvFnotcedqxDooubcepyDlrtdffrvDoquddhryBoqtdbgqwBlnqabc"
        "tuxkmq9a9tsvkmm889wvvnnncabtsuqkmea8zutrmndb8yqpsmigbaCupupihcaCtsvnlgcbGrtvroghf"
        "EvsyqpmgdHyswspjigJAyyuriijJBtzvsikhJCxxssgjiKDBxwvgkjJDCyuuigiLFAwxziikMGGtuuhjl"
        "HNUCFMsquBLSBHKqrvCJRADLmqwAHRzELpouxJSxBKoryxIRwBNpswyHSxDLnpuzJTxELrqtwDNuCKjnu"
        "xzNryHmpuuyGtuCjioyCJuxBlmpzCFxwArmpCCHzyAtmnFxwCsqyiiJwwGvtunkKxyFzuuomOzDHxzusq"
        "PAAHAAsvrPGBIBzttsPGBIDztwwRIEIDAuxvSJHIHEwywQMJIFGvtuTLKLHGuxzSMMIJFwtyTRMHGHwvA"
        "JPUEJMsvvDNUFKQsvuDNVEMQuvwBKTBFNsxuALTDFOsswDIUDHNsxvzLUCFPsuxzHTzHNtsvwGPtDIhnt"
        "vAOsBHlnspsBmrxfgmwwDsuCliowyAzwypmnAyABvztooHsqFqmvjgHwrGxrxohLvrMxrzniOAwMAxztr"
        "RBwMFyyysREANGABzvSKzNJBAyzTIELJIxBAUNHQMIzCAUQKPLLBBFVQNOKJwCAVROONMACDWQRQNMyBF"
        "KOVJMQyAAHOWGLSuzEENUEMQwBDBOVDKQzzCBMVCIRzzDDMVEKSzABDMUCKPyxBAKTCJQwABxCPxELmsA"
        "vBKuBHpqwpsAnpykiqsrztsAlkruswuuzsorxuvGxCypnHpmIsqDljJtkJxnBokNtnPzqEukPxtNBxBAp"
        "QzvPIBFBtQCxRHAGCyTGDTLFEFCWKFPLKEFEULISNLGHGWNLRNKDFGWRMTPNGJHXSPSQOFGIXSQUQQEHG"
        "IRWIPSAEFGMVINSDAEDNUGMSAEFCMWIMTABGANUGMRCCCBNVGNSDFEALVGKTACFyKTEMQyCDyDNyCNsuA"
        "syJuAKsqzprxooAhkptlwsuBolvqkovqyrmoumrEtvAqpBkhIslEljDofJwlEpjJriLwnIujNtiPAtIyo"
        "OxoRDvKEuQCuRIzJFwTFxRLCKJBUIDTMHJIHWLESPKIKIXOKVONJJHXQLVQNJIKWROVSRILLXUQWTPKKL"
        "IRVMRWKOQHQVKPVJOREMVJPWKNQBOVIPVKLSALVGNVJKODKUIPVKOQCLVGOUHKPzJUDNVEIQtBKzFQwGK"
        "pvLwDPBCKknuuwHtwDkhvvwEvzImhnBxDDzFokkEzFJCHujgIuuKutylcLBvMywEldLBwNGAJnePCyPHB"
        "MthQGCPLDPznSKERNHQDtULHQNJUGyVOLRPMULBWQJPOOWLGVRNRQNXPKVSQRQQXQMWQRRQQXSPWSSRSQ"
        "HPVJTWORUHPWKQVMRVGLUJOVNPVCKWHPWNPVCLVIPWMQUCLVFPUNQUyKVEMVLOUwJUGOTKNSsCOyFMBDO"
        "lxKyCPyGOgjvquCrxDfhptrDBDIielvwAEBCmejDrAHDFrdeEqqMuuvhaJvsNwuCibNxuQDzGkbQzwTIB"
        "IpeREzTKFMrhUHCTQHPymTNFVOIQCvWOKUQNUIzWPMUTRVJDWQLVTSWNIXSSTUSXOLWVRUVSXQOXSSUVU"
        "JOVMPVRTXHPWKRVOSXCPVIOVORWBMWIOWORWBLVGOUPSWyLVIOXOTXxJVFMVLRVxIUINVKRVrAMzFPzJP"
        "mwHwCLyDNdjwrqAqvCcdqssAvzFfbnurvCzDicgyswHDElbbDrlMsrqe9IqmPwrug8LzpQBwze8MyuTGB"
        "DfaPBvUKFJocRHATOHNthVJDURJPzmVMHUSQSDtWOJWSQSHxWQNWURULEWSPWUSWLJXSSXWUWMOXSSWVU"
        "IOVLTVQTXHOVHPUMTWEMUJNVMTWBNVHLUPSXBMUGMVNRWzKUFPVMSXzIUDOUKQXAHTFNTHOWpyMBINAGP"
        "krJyBKuBNdjwqpzrpAbesrqstsAadmpltwrAc9jvnqFxCh99BojKnml98GnhQsonc8JujRxsvb8HulTDt"
        "Bh9NzqUHADmaQCvWOFJpdRHAWSJNuhTLCVSORyoUNGXTQUCqVNLWVTUHyVSOXWVVICWQSXWVVNIXTPXWV"
        "HQWLSVPSWFLVKQVKRVCMVIMUJQVALWDNUKPWvKUFOVKRWyKVDMVJQWyKTENULOVxGTCMTLOVozOBENAHO"
        "kuJuwIxBLbgvlnyssyaerrlssow98kqmowrvb9jrknBuwa89xkfGmkeb6AjfLtjka4GndOtmnb6JpiRzo"
        "uf4KumVDvAf8PwrUIzEk9RCtWODKncSHAWSJLuiTLDXTPRBmTNJXUTSCsVNNXWUUJvWRPYWWWKFWSRYWV"
        "JSWLQWLSVINUINVJOUBNWDNVJNUzKVELVGMTxLVBLUENWxKUDMUHNWALUCMVGPVwGSBITINUpyMuCNxFK"
        "krIqyJABIbhxmnupow7crlisqmr79mlgmuor87hogkvop89arfbAkkc75viaJlih95zhaJrjn94FmdRsj"
        "ob5LshSzpuf4MviUFvAf7PypVKzCkbQCuVOGJpcTIDWRNPvhTLDXUOPzpTMKYUQUDsWQMXXUVFAWRPYWV"
        "HRWKOVJSUHMWGLVJPUFNUEMUGPUCLUDLUELUBKUBKUCMWxKUAMWEMUwJUBKTFLTwFSyMUAKSpzLtDNyGN"
        "ksHrwHuCL7fvklvpms79riionmt47licmpmo66hlgesmo86anfaxhg856sc9Ejdd53wf8Gkce73yh8Moe"
        "kb4EncQwmoa3HsiTArvd4NtmVDtAi7OyrWJyGlaRBuWLGJqeSHAYRKNviUKDXTORwnUMIXURSzrXONYWV"
        "EOTKPWKPUFPUFMTIOUDPVENTEMSDLUBJTDLUxKUCMTCLUzIUzLUELTxJUAGUCLUxJTAJTCMRpyNsCOzFL"
        "itJnvGvyIadvhiulov5asgenjkm58igcjlgl56gfbfnfi64alaaufd745nb9Aia844pf8Cjad74wh7Ila"
        "g91Bh9Lpel83EmdPtkpb3HrfTCswe5KynUDsBh7MyqWIyFlcPErWNHKnfTFxVRJOvhSJDXVOSxoUMIXVT"
        "KOWJPUHNVFNVHQUHNTGMVFLVHPTAMUDKUCJUyMUCJTCJUzLTAKUCKTyJUyKTBMSuGRyJTzJRpxMsANrBL"
        "esFltJryF7hvfkskkt4areeqhgk47hddjggl47igcghcj32ag89kcc556kb7nd9754pa5vd8a43qb4Bh9"
        "c72yf9Glbg71Ch7Lrdk93FmcQtjpe4HqfQzqud4LukVEwzh7NyoVHBEkaPCuVMDJqcQHzXQJMuhTLIXSO"
        "JPVKPWKQUHOVHOUIOTEQWDMTFMSDLUCKVDMSAHUBIUDKUwIVyISzLSvIUwITzHSvFRwISyHQmALszMxCL"
        "drHmuHsvF8hschshkr39pcdmgem18ibajedj26idahfcj447c99hbb435f89oc8523h83te7642mc4wf6"
        "962qd5Cg8d53ue7Fm8h82AjaKqela4CncPwkmc3JpgSAoyd5KvkTDvxg8PxpXGzEm9REvXNDMqeTFAXOJ"
        "IPVJOVLQUFQVGNUGOVEMUDKTEJTzLVCJUBISyKVyJTAJRwMVzKUyISxKSvHSzISsITuFRxJSkxMozIsAK"
        "hrInrHnvG7gvchuhjs4bodcpffp37hc9jcch25gb8edaf247a79fd8345d76j87234f83lc6542j93rb7"
        "752nb3wc6942rd4Eg6b52zd6Hlag82xk8Nofn92GoeOwjpc4HphQAnvc6NwlUFuzh6PzqVLAIjbSCtWNF"
        "KPWKPUKOVFOVGNVFNTEMUFMTAMVBOUzJVzLRAIUBKUBJTxMSxJUAJSvJVwIUwHQuGSvGRtGPkyJpAMtyM"
        "hsJksHlxG6fvcithgp4bq8dodel37l9aiccg26h87daag127a6ad78325a76ea7332d64j74532g73ma5"
        "541i92rb3741m92we5952ra4Ah6b32ve7Fj9g72AjaMqck83CldNujrc5IphTznud6LtjTDuyg6OxrWKz"
        "INWKPWIPVGMVEMUHOUELVELTDNUALVCMUAJUAMUBHVALTzKVzKUzJSwJVAHTyGStGSyFSzKRkzMqzKqAL"
        "hrIhuEktF7iucircjp3br8cp8ek26k89j9ah15h76hacg229767c87225b66c96322a44f86421e83h93"
        "421g63oa2432j83uc4942mb3xe4862pc3Ag6b72xe7Hm9i74Ah7Kqem83DncOvlnd3JriQzqve6KxlVCu"
    ),
)
