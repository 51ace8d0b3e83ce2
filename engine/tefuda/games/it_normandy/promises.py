"""What scores promise where rounds are still to come: a table, for more is not always better.

The mean payoff of two quick players who played on, 400 times from each place; the last round was
played first, so that the one before it ends there. With the usual options. The command
`python3 -m tests.games.it_normandy.make_promises` makes it anew.
"""

from collections.abc import Sequence
from string import ascii_letters, digits

from tefuda.core.game import Payoffs

LEAST, MOST = -8, 18
"""Scores that differ; lower and higher ones count as these."""

CARRIED = ((0,), (1, 2), (3, 4, 5))
"""Tasks that a seat takes along, in the classes told apart; more count as the last."""

LEVELS = digits + ascii_letters
"""Payoffs from -1 to 1 in even steps."""

CLASS = [number for number, cards in enumerate(CARRIED) for _ in cards]
WIDTH = MOST - LEAST + 1
PAID = {level: 2 * place / (len(LEVELS) - 1) - 1 for place, level in enumerate(LEVELS)}


def place(mine: int, yours: int, my_class: int, your_class: int) -> int:
    """Where in its half of the table a seat looks."""
    first, second = [min(max(score, LEAST), MOST) - LEAST for score in (mine, yours)]
    return ((first * WIDTH + second) * len(CARRIED) + my_class) * len(CARRIED) + your_class


def promise(over: int, scores: Sequence[int], surplus: Sequence[int]) -> Payoffs:
    """Payoffs to expect with 1 or 2 rounds over, from scores and tasks to take along, by seat."""
    (mine, yours), half = scores, TABLE[over - 1]
    first, second = (CLASS[min(number, len(CLASS) - 1)] for number in surplus)
    return (
        PAID[half[place(mine, yours, first, second)]],
        PAID[half[place(yours, mine, second, first)]],
    )


TABLE = (
    (
        "ggedccaccgedbbcaachfecbcbbbgfdbcbaabgfecbbbabhfedcbbabiedebbbabjgdfccdcbkgdfcbcba"
        "nhdifcedbojdhfbfcbnlfkhdhgdokekhdiedomhmhejhermiojfkhfspinkglhfvrjpminjhurmpnknki"
        "xtospmqmkAtsvpprnlAvtupqrnnzwwvssrqpAxxvutsqpBzxwttsrpCAyxwurrrCzBywvssrBBAwwxrss"
        "ihfeddbccigfcddbcchggdddabbhgecccabchgfddbbbbhiefccbbbjieedcbbbkhefdddcblhfgdbdbb"
        "nkfigcgdcnkejgdfebnjgkgdigdomhlieigdrminjfkhesnjpkfmifspjrlgnjgvtkpminkhwsoqnkpkj"
        "xspsomrnkxurvpprnnAutvqqrooBvuwtstqoCxwxtttrqDyzxuusrrCBzxuvrrrDBAxxxttsDBByzvuss"
        "kigffebddkiheedccdhigeedabciifedcbbbjgfddebabjhgfecbbcjiggedcbblifhdcdccljfhfcdcb"
        "nkgigcgdcokgjgegecmkgkheigdqlhmifjhdoninifjgfqpinmhmiftoinlimjgurlqmkmjivrnsnkolj"
        "ytosooqmlxtqwqoqnnAuuurpronBwwwtrsppBxvyustrqBxyxuturqDAzywwtrsDAAzvvtssDBCzxxttt"
        "mkjgfgcddmjifefccdjihgeecbdiigdefbcckigeedbbcjigefdccckjhffdbbckkhhfedcclighfedcb"
        "lkikgegedmjgkhdhfcmlgkifjgeonhljfkhepmhljgkifsoimlikhgsojplhmjgupkrljoliwqmrnlplk"
        "xrnsomrmlxrrspnrnmywsurprooyuuurrrppBwvwtssqrCywwvttsrBzzyxvtssCABywvvttDBBzxxttt"
        "lkjiggccekjjgggcdekjifffbdeijifefbcdjihefeccckijfeecccljhgfdcccljgggeeddnjhigeedc"
        "kjhjheifdnmgkgeifemkikifigeomilhfjifnnhmkgkhfqliolhmjgrnkokimjhtpkrnknlisqmsomplk"
        "xsnrsmqmlytqtrnrnmzvqwqptonAvuxrqsqpBxwxtsuqpCxwxvtvsqDByzwwuusBAByvxutuECAAzyuuu"
        "lkhggfddekjhfgfcdejihfffcddjiheefcbdkhieefbcdjjgfffbcdkjggfedccljhgfeedcmjhhgeedc"
        "ljhkhfhfdljgiiehgdllhjifjgfnmhmifihfpminigkifqojmkimjhsokolhljhuojpmjmkiwqlsnkolj"
        "wqotomqmkytptpmrnlAtrwqornmAutwsqsqoCwvvsrtrpCxxwvstsrDzyywvtssDAzzyxtttDCCyxxvuv"
        "nmkiiheeflkkhghddekkkfghddekklgfgcdejjjgghddekkkgfhccemkjgggccdmljhggfedlkiigffed"
        "mmikjghgeoljljfigemnjmlgkifpmjnkhmigtoknnjljgtqlqljnkiuqmtnlnljxrouplqljytoupmqmk"
        "DwpyrnsolCwqwrqsnnExsAurvppEzvzusurpFBwAyvvsrHCBBzwwutGDBCCywvuHDDCBBwwvIGFDCBxwv"
        "lljhghdefjjkgfgddfjjjgghddfjjkffgcdekijffhcdejjjffgddelkjgggdddlkihggeeenkiihffed"
        "okjlihigfnljmigigeomjnjgkifqljolhljgsqkqmjlihvokrnjmkiwqlsnkoljwqmtokpljzrnvplrmk"
        "zsqwrnsnlDvqzsptpnDwsytsurpEyvAvswrqEyxzxvvsrFCzBzwxusFBACyywuuHDBDByxwwHFEEBBxww"
        "ooqklnfhioookkmfgimoqilmfhimnpikmfgimopjklfghnnqkkmffhooplklffgonplklhghpnommlhhg"
        "qropnlljhrpopmkmjhtsorplnkiurotplpkiwspvqmqmjzurwsnsnlyspxtprolCurAtpupmCuqAvqwqn"
        "FwsDvsxsoGytExtytqIBwFAvAusICzGByBwuKECICBCzwLGDHEDCzyLIGJGGDBzNIHJHGEBCLLKKIHDCD"
        "mmpklmghjllojkmfhjllojklggjmlojjmfginlojklfginmokkkfgiponjlkgghonnkllihhonnmkkihg"
        "qqponmmkispopmlljhsqpspmomjvsorpnpmjvsrupnqolyrsxsosolAsqxrqsonBurztquqnCwsBurxpo"
        "EysCwswspFAvFyvztsJAAFAxzvtIEAGCzCxvJFCHCBBywKFEHFCCAxLIFIGDECzLJJJGHDBBLKKJIHECD"
        "rswqstkmoorvprtklnpquoptjknrrvoqtjknqrtoprjkmrsvqqrkknsruoqrkjlssuqrrmllsrtppqmll"
        "ttuussqnlusssrqpmlvvuvurspmvusxtrtpnAwuxvstrnAvvButxspDutCvtxspGwuEwtAtqGytFyuBtr"
        "JzvHAwEwtKCwJCxFyuLFzKFzGAxMFBLGCGCzNIFMHFIECOJINJGIFDPKKOMKKIFPMMONMKIIPOOONNKJI"
        "prvpqslmnqrunrsklnpqvopsklmrquoqtjmmssvppslllssvqqrllnttvqqrllltsuqprmmmssuqqqmll"
        "tsvsqsponsrrspqpnmstttrqrpmwvuwtqtqnztuxssvqpBtwBsswroCtsCtrxqpDusFvsztqHxsFwsBur"
        "IzuHAvCwtKBxJBxEyvLEzKDAGAwLECLGDHCANIFMHGHECOJHNKIJGDOKKOLKJGFPNLNMLKHIPNOPNNKJI"
        "uwAuwyprssvztwyprstvAtvypqsuvxtvwoprvwzsvxqpqwxytvwopptvzttwpprvxyuvwqrqutxssuqpp"
        "uuxutvtrqsrtsrurqptsutttssqtttvuturqwuuyvuxtqAtvzvtztqDtsCutzsrFtsEusDusFvrGxsDxt"
        "IysIyvHzuKBuJBvHBwLDyMEAKDyMFBMHCKFBOHENIFMIEPJHPLJNKGPLKPMLOLJQOMQNNONLRPOQQPONM"
        "svyqswprpsuxrrtppqsvyqtunpptuzqstpopwwzsttoppuwzssupppvvyrstppovvzsstqqosswqrsonn"
        "rtwrsrrqpqpssprrpnqqstqssqpsrstrruqpvrsytsvspyruztrzuqyrqAtqztrDtpDusBusDtpEvsEwt"
        "IxqGytGxvIztIBuIAwKBvJCxJCyLEzLFBJFCMGDNHELFENJGNIIMJHOJIOMJNKIPMMONMOMLPNNPNOONN"
        "uxCuxztuuvxBtwytttvxBuwystuuyBtwxsttuxBtwwtttvyBvwwutuuwBtvxrsruxAvvxuttpswrsvrqr"
        "qrxuuutssnosrqsrqqoottutssrpoqutstsrssqwutvssuqrxutzurwppyssAsrBpnBrrDtsBqnEsqFvt"
        "DuoGvrGwuGxrIyuJBwHzsKBvLEyKBwJDzMFCLDzNGENIEMGEOKGQJHOJHPKIQMKPKKQMLPNMPNMPPPRPO"
        "uyAtvwtuvsxAsvwtuvtwAsuwsuvuxAtuwuuuvyAtuwtuutyAuuxtuttwzuuwuttsvAuuwsuuoqvrtusss"
        "pqvvuwussmmqrrttssmnqtstvtsonpwttwttrpoyvtyttspqBvuBvtvnnDvtCutyolFvuDvtzrmFwtFxu"
        "DsmHzuGzvEuoICyJAyFwtICzKDzHBvMECLFCJDyMIEMHEKFCMJINJIMIFPKKOKKNJINMLPMLMLKOONPNN"
        "uyAsvzwxxuyBtwzvwxtwAswyvvxuyBuwzvwwuyAvvyuvwuyBvwzwxwrvAvwxvwvrvzvxywvwnoutuvutu"
        "mputtwvvvkkosrttusklottvvutmkmvtuwvummnwvuzvuponzxuBwusllBttEvtuljDvrFwtwojFxsGyv"
        "AqjHyuIBxBsmIAwJDzDupKDyKFAFwtMECLHDGAwNIGNIHHCBNIHPKJLEDPLKQMLLHGQNMQONLIJPNORPP"
        "rxAtvzxxysxAuwAvxxtxAuxAwxxrxAvxzxwxsxAvxzwxxtxzvzAxyxquzvwzywxquxvxyxxxmntstwvuw"
        "lossuwvvwiiosqsustjjosstwuukjlussxwulklvtrAwvnlkzvsDxvqjkBsrEvtskkCtrGytvliFurHyu"
        "wnjFxsJBwzpkGAuKBxBtoKBxLEBEvrKDANGFGxuMGEOKHIByNHHPKJJDCPLLQNMLGDQLMQOOKJJPNPRPQ"
        "twyvwzvxysxzvwzvxyqxzuwzvxztwzuxzwwxsvzvxBwxysuyvyBxyyotwuwyxxxpsyuvAwyxkmsqrwvuw"
        "jmsstvuvwhimopsttuhilqqrutuhgjqqqwuukljsrqyutlkjwtrByuojixqoCutpihBooGvsrihBroGws"
        "vlhDvqIAuynjHytJBwyrlIAvKEABsoKCzMHDDurLDBOKGFywMIGPKJIAzNKIQNLICCOKJRNNJGFPNPRPQ"
        "rwyvxAvwzqwytyBuwxrwytxAvwysyyvzAuwxrwywyAwyyqwyuyAxzyorwuxyxwynpxuwzyxyilrprvuuv"
        "kkrpquuuvggknnpsrsggknoqsrsgfhonpusshiirppwtriihtrpzwtkhhuooBrrnhhypmEtqphfypnEwp"
        "rigCsnGzstkiDvpIzuxojHxtKBwAqmHBvMDCCurJCzNHEEwtMGDPJGGAyMHHQMKHBzNKJPOMGFFOKLSOO"
        "qvyuxAvxzqtxsyzuxzpuxsvzvwyquytyzwxzrtxtyAwxzptxwyAwzzlqvswyuxymrvsvzwwzikpoqursv"
        "hkpoptqqvdfjlkoporffkllnqpreefmknqpqffhpnmtrqhgfqnnvtrjgfsllyqolgevmkCqnohewnkBso"
        "oheAomDtqskfBsoFwtvmhDupJzuynjFwvLCzAsmHzwLEBBsqJDBMGFEwvLFDOKIFzzNJHPMLFCCMKKQNN"
        "qtytvzswzouxsyyuwyptxsvzvwyosxtyzvxynuxsxzuyyptwuyAvyzkoustxtwylquqvxuvygjooosqru"
        "hjomoroqueehjjnnmpdfjkjnmmocdejilnmofffmljqoofedoljsppieepkjunnkddskjxplkectljyol"
        "necxnkArnphdzpmCsnqkeBsnEwrtliDwtIxuxpkGyuJCyysnIByLFBDtrJCBNGEDyvKHENJIEAyLIHPLM"
        "ptxruysvxntxrwysvxntxruytvxotwrwytvyoswrvyuwyorvtwzvxzkntprxstxknspswquxhinlosopt"
        "fjmknrmnrcdhjimkjmcchigkljncbdjhjljldcdkiimmkfccmjhrokgddnjhrkkgbcphgtkjjdbsjevmi"
        "keaukgznknfcwojypkpgdyplDsoskfAroEusuoiEuqHytxpmGywJBxAspICzLFBBtuICDLHFDyxJGGLJI"
        "ntxsuyrwyoswpuyrvxntwquyttxorwquyswzmrwruytvymrvsvwswykotprwpswjnspsuprwghmjlqkmr"
        "fgmjmplmrbcfggjhhlbcgggjhhlbacfegghibcdhhgiiiebbjgeljiecblgfoihfbangfqighb9pgesjf"
        "kcaqifuifldbtkgwmiogcwohzpkogfyplBsnrkgAqoDutvmkCusGxuxroEywHAzztrEzAJDCBwtHDDJGG"
        "oswqvxrvyntvrvxquxorvqsxqtwoswquyqtymqvquwrvxnrvptwruxjntmqunrwimsmqvoqvegmijojlq"
        "eflhjojkoabfeeiefkbbgeeiffka9bfeffehabcgdfhfgbaagfdhgfcbaifejfffb9kfdnfdeb8mednge"
        "jb9ofepiekdaphesjfmebskgumhngcvnizmkqjfvomypntkizroCvrunlAurFwvwqqEzwFBzztsEBAHCD"
        "oswrtxquxlswptwotwosvpswqtwlqvqswpuwlqvpswprxlpuptwpswilrlotlpuimrmpsnpueglhhnhio"
        "eglginhjnaaeddhedj9becegddh98bbcddcdbacecdedec98ecbfeddb9gdcicde98jcaidcga7lcamdb"
        "ga7kdboebhb8nfcphckd9qhesjfkebqifulgngdukjvnjpkfupmzqorlizsoAtruonAusCxuwtsBzxEzz"
        "nswnrwnuxmswntwmtwkrvnswoswnrwoswpsvmquosvmqvmqunqvoswjlrkotlnrhlrknskotdglfhnghn"
        "efkfglfimaadccgcbfabfcchccg89aaabaacaabcbccccb98cbbcbbca9dccfccd99gbafaafa8hc9ib9"
        "ga8hb9idahb8kealdajc9mgdpgcjdbngdqhfmgdqifsjgniesmjvniplivnmxpntnlwppytrtqmzuuBwt"
    ),
    (
        "dd9943301db7543211aa8753121a98633210aab463211ca6653211ba7644210db8554211da8554211"
        "gc9862310ga7952321id7d64420nc7g72520qd8e83520of9f65731nf8fa4641rjbfa5542qkahd4541"
        "rqdge7763nqiggb564prngie765qspihf676pqqgjh546qsrigh967nqrfii777otteii587tptjgk475"
        "feb874322bda775321ba7674110ga8744221bda763220dca663211fbb675211fe9764421ge9964311"
        "hc9984421id8a74321mg7d64530nf7h74611oe7ea4740ph7e84521ti7gb5741sibfa5642tlbgg5742"
        "tmcff6671rrgihb763tqniie866rqsieh578rsrgii777urtghi898tsujkh796uvtgii876ruufij676"
        "jfa784321if8765311cda774311cb8854221eeb865220fga864221ggb774321ie9a64421hdaa74421"
        "khab74420lh8b83421md8f93621nf8h73520le9g93821rg7h92731rg8ea5931qj9jc5641snbgd6772"
        "tlcdf7562spjjia663urkhjf977spriff686sutigh797rsvhhj687uutjij676usslhh668ruvjji667"
        "kg9a84211ffa984221ed9984221eba874221fd7664211gga983321fga764321keb977311lh9965321"
        "lgbca4321le9c84420mc6f92741ni7h84430jg5c93630ng6fa4731rh7ib5731sj8id4841sk9if7772"
        "rlbjd7672umflga664srikle675spnfii867uorlkg768qrqiij768trpjjj776tsujik789tvthjj7a8"
        "kga964221ke9872211je9884110ge9874211eec665121gdaa64321ieb964220kh9984321kgab95321"
        "lgac73311nhad66410ki7d92520ng5g92821kh7b73630og6f84531lf8ia4741qi6h94641rgbic5752"
        "vmald7852sldgfa774rrhhhb855qnmmhi8a8urokhe766uspihj889usqljh787trthlk767tusijj787"
        "gga894321fgb964211ibb754220hd9865321dc9764221fca875211jga984120mfc973211jfaa74321"
        "leab54420le9d64520lg8f82631mf6d72831ie6e83630he5d73621md6e83741oi6ha3731rg9kc5941"
        "uhahf6662tjbjd8852smgjgb885smjhgb775qqkkfg756uppigj789rrnjgi766ttshji786vurjji578"
        "jld998421hdd887222hee787222ged885222dgd886222edc8a9232ggf897322iicc97322kecc86320"
        "lidf87331njcd85421mhahb5741oicia6841miakb5742nm9jc4942rmcld7a43umcnh7982unfoe9c82"
        "ypenibb84zojqkha87Brmplha98ysmnohc89Avqqnia99Cvqqloba9yzuopmab9zxBosqaabAyzqor8b8"
        "kjhabb432jjg9ba322iig8b8221hhh899123efk9ac224fgh797331gjf8ca322hhgc98333khgbb8322"
        "okhaa8433nicd98422nkegc7742pjfha8742lnemb8a42roene7961vnfog8b53wofng9a74zohqjc974"
        "znkplcc86Brlqlhaa6Asnpljcb7Dyrtqkbb9Dzqrmk999EytspobbcDyzusqcabEAztqpcadFABrtqacc"
        "rvvkjn8a9rqvllm87amtxiio798nrtglk8a9nrtijm87clryjon889nrtgio69alutikj68bmpqjlm889"
        "psrjki867ppnkij987surrmkgd8yxpunihb8wtquqindazwrDqlmf9DwrAwomhbHBtFyqnjbICuCxroji"
        "MzzHAspnhLDxIBvomjMEAIDxmonOFBIDBtnnOJBGFCrooPJDKFCrnrOMEIIFpooRMHLHFrnqQMKKHIpsr"
        "vyEqqt99dtzDonvcabqxEnow8bbsuBlqr9aeouEipsadcnxGmmt9bcsxDmrs89duxBoqp8cdqvEkop9bd"
        "rrzlnp9bburwiln97cwqwtoogfawvxwrmlcayyvyuoohcBCwDxnpg9FAwFznskbKFzHxwqmfKDAIzsvof"
        "NCBKyyrnnOHCKEzqqlPGCOGDtrtRIDLGCtrrRLENHGsquSLGNJHvssTLJKMMvurTNNNKJutsRPNNLLrts"
        "DLUBDMlooyHQyELlosxFSuEIlmovFQxCIlouxHQwCJmptyCQxDKppqxFSxBIksryGPxCJkpsxDMsxEilt"
        "vCMuAIkmotvEquyjhjvyFvwBuqnwyFBxAxspvBECCCBspECCGEAEvlHEyNCBFwsKFEQJEIyrPDFSGEJDw"
        "RIFUJJJExSHGVMKGHDUJFUPLKJFULGVRLLKIWQJVSOKKIWOLXSPLHIWQMVTRKJMYTQVVTKLLXUQXVULMM"
        "vESyGNqrtvHQxELnqrvERyEIoqsyDQwGMprqxFQyFLqtrxFRxCJmpwyDRxENqrsxHOxEKopvuxHqwEkjo"
        "vvFsvCkkquswtrrikivuwuvzrmmzzBBBxvtnCEDFFAFwoEHEJGBHvmJEANDzGwlOCHSFCLzrQEDRGCKBu"
        "RIFUIILFAUJCVOGLECVKFVPOLKIWOGVPMMKJYPJWRQLLIWQOWTRNMKXSQVTSMMKXTRWUTMLKXVRXVVKOM"
        "CIUBJQsyzvHRDLPuxyAERDIQuyzxJTBHPtzAwFSDHOtyxzGTEJPxxACFSCIOurxwHSBIOsyzswFpxDoow"
        "uuHtuIoptsospntliopqtpouomnuusvtvvrpAzyBByExpCEwGDwGyoIwzNBtLznLyBOGAMBpPCxSGBPEz"
        "SExVFDOJBTEzVMKRMEVKBVPJOOLWMGWQKQPLXPKYSPQNOWSNYTRORPXTPXVSSRQYUPWUTRPPYWQXVVQQO"
        "wFTHKSzzCwHRCKRzAEAFRDMQyyCDJQENQACByIRFMSzBDBHRFNRyABzHRAHPyACzCRDGRvyBssCryEqqw"
        "ppCpvGmsxqloonrigpognklvlnsrokqoqtnputrxwqzwtCzwEAuHynEttJxsMwlKvyOyvPwpPxpREuQBs"
        "QCsTAySHxRCvUJDQKCVIzVOFSOIUMEYNIRNLWMGXRMRPOWPNYTPRQOYSNYVRRPPYSQYUTSOSYURYWUSTR"
        "zITIOVHKQyHUIOVHNQAKTGNVHLRBGSHNVHLOCJUGQVHMOEIQIOWKMPAFNFLUHIQuEPELTEIPpoDryKuBJ"
        "kmyosHtvHlhjnkvloxhdiijsnozoigkkqssvomgqnpwvxtumwtnFxvBonFspOwsFruLwwRDyMrkPuqTAv"
        "QuiRxqVFzSzpUEwXLASEqWJzVQJVJAXNEWRKVLDXQIWVRXNIYTOXVUXRLYURWUUYTPYWSWVVYTTYVVYXV"
        "yJTFPWNQTzIRFQVJQVxHTFNWJPTwGSHOUKRVAISGOUOOVFHSHNWNQUvEQEKUJPTvCOBHQGNRnoBpwFxBM"
        "jjxopEryMkchlhpnoAebjnltntCgdhursrwDlebwsttxBqjcBvsCAxwnfExsLzvCkpIAxPEAEngMxxSCB"
        "JphRvyVDAPxhRxtVLESAoUJyWNGSDsWJBYTKWJyXOFYVOXJEXSIXVSXOIYRPYWUXPLYURYWUYRNYUSZXW"
        "yJSHMUMUXzKSGOTNTWvIRGOUNSWzHTHQVOTWAJSHPWMTXzKSJNVPUWxBPCNSMQUvzOzHRFOVjmAptEszM"
        "gjvnqEsuLe9fiiqlmyaafmksjovdacplpnrzfdbvrrssAlg8Atmuuuok8EqlDvrvifEtsLzszicFrrRyx"
        "GncNqrTByHodRvrVFANvgRAqXLARwmVGtXNCSEuXKAXSLUIyXOEZVOXKEXPIYXRWNIXRPZXUYPKYVPZWV"
        "yITFNVMPWBHSFMSNTXzHSDMUPRXvFSENSPSXxJUJMVPVYyKSGPURTYuBPEJRLOVsyOyHTDNVhnAqtGtxK"
        "divmoBsvKaaghgphjv76ekgklnsa8bplkrut97dsopAtwgb7ysnHBtkf8BvpJwroi9GxqPzuxd8LvnRDu"
        "Ah8MwpUDAFjaPCvVLEKqcSHAVPJNwlVKDXTLRBmWMIYUSUCwWQKYVSUIzXROYVUXMGYSPZXUWOIYTRZXW"
        "xJSBLTOSXyHUBISMSXtHUzKUPRXwEQDKSQTWwITENTOTYyISDLTRTXsAQBISGOTqCQCGQEKUgjBqrCqxG"
        "ahxlqympF85djfjifo65fjgkmjr74clhiqmma6aoljwtsc73urhEwreb5zuoJsjid5BAsPxsqc8HrjTzr"
        "ud6KwkVCsBf8OApWIAGlbTFwXNCKsdSJBVQIOthTMIYUQSBlVONYUSUDsVQMYWVXJzXSPYXWXJCXUQZXW"
        "AKVzLTJNVvHUAKSJNTwKRCLTJPVyJRCKTLPVxJUBMTLSWyGSFMTNRXqCOBIPGMTozPwEPGGSehznpBqsF"
        "cfyllBnqz65hfeimfm65dfbjkim748hddqjl739jjdupo853nleAvlb84rqhGsmfa3ytjLzrl75FleNwl"
        "nb5KpiSzotc4NukUCuAh5QznWICEhbSGvWNFIrfSLCXRMOvhTPGYURRxmUNJYURTAtWQMYXVUKyWUQZXV"
        "AISAJSFNVAJTAKREMRwHTAISFKUwGTzIRHLUwFTCLQHLTuHQDMTJNUpxPxCPDGSkANtEPAFQchBkqBrvC"
        "aduhnAonz54febgkfh45dg9hjdi539dbcofh538ebcsji532kg8xrj953skczsjd73snhHwoh64AkdLsg"
        "j83EobPtkn82JnfUzltd4LumWHwAh5QAqXNBGj8QEvYNJNpeRJBYSNQwiULFXWRTznVPKYXSTCuXSPYXV"
        "yKRyITBKUzGTyJSyGRuFSBGSALQwGSyISzKTyFSyJRCJSwHSCHSHMUrzRvERzDRlzOvCPyFP9hAlnDqnz"
        "7dxiiwlnA54dd9kleh43ecaggbh41acaekef439ga9mgf522ha8ole522ni7xpf842piaCwi962xg8Hme"
        "d92Ce9Lnfk73EmcPukm82ImfVBnvc3MqmVFuBg4OzqWLBElaTBwWOHLocTKzXSLPuhTMFYURSCmVOLYWS"
        "yLTxHTzITxGRyKTyJSvDSAIRxLTAFRyISAHRvISBGTBKTzFQBJRDMToxPuCQwEPjxOpzOwDQbizimArmD"
        "7dzdfyllw23ia8jicg43ga8iecg339a7bhab318c79lbd423e98mfb432jc5qkb532jg7uqg942qc5Bka"
        "a41ud7Hk9g62Bf8Lobj92GkbQsgob4HrdSBnvd4NwlVFwBg6QDoXKCGmbTGxXNGKqcUJCXTOPujUMJXTQ"
        "yIUyHUyJTBKRwHRwGTwJSyFRzHSvERwGRzHSwGTzFSAHTvHQxGRDISoBPrDPxDRkxNqzPxAObjvhjAmkB"
        "8bxbivigx24fa9ibbg23c87edah11975bb8b219a6bc7c313c65fd7322c84kd7421hb3rmb621ic5te8"
        "731q84Ae7b51ud5Hi9d82Ah6Kncj71ElbQuinb3JnfTArtc3LtkWDuBe7PDpWNCHk9QHyWOKIsfRKDXUM"
        "vISAHTvISyIRAGSyITxFSwHRvGTwGSxFQwIRyDQwHTzDRyHSyGRzGUpBPuCQwBQkvMpxNsAOaiAfkBhkB"
        "8cwbfxggw24f67gc7d42e75ga7g11964ba79217959b79213943e95321a62ib5321f93ne8521i72sa5"
        "621n74xc5841mb5Bh4951ue5Hl7h61Be6Mndl73Ek9Pujo84MqfSxlvg4KvlWHvCf6PxsXIDGmaQEvXPI"
        "yKSuHTxHSwJUuHRyISxGTwFQwESxGQtIRvFQxHRwHQvISvFSvHSyGTqDRrCOtAOlyOnvPrBM9gAejAikz"
        "6fw8dzfhw12g46g88i33f54g86h11a55ab5a117747876212643d63221963b83311d63hd5321e62l93"
        "430h72sb4522l82yc4742r83Ag5a41te5Hk8g62Ah8Lodl72GjbPuhmb3JneSApvd4KrjVGuBi6QzqWKB"
        "yKTzISyGRwGRyIRwHRwITvESwEQwGQuHSvHQtHUvHTwFSuGRwIRzJSrzOsCQpzPmxNkwPowOagDaiBejA"
        "8dxabubgy22g54d86e23e44d64e018439647118339748113742864211752b73210b63e93320a42e83"
        "421e63k92421h72p92720la3uc3842pb4Cg7c51wb5Hkag71Be7Mnci73BkaRtipa3JpeSzpsd3LsiVFu"
    ),
)
