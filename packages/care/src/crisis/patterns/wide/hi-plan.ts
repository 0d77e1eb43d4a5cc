import { hindiSlot as slot } from '../../hindi.ts';
import { near, nearUnless, threeUnless, unless } from '../../slots.ts';

// Every slot has Devanagari words first, then the same in Latin letters as people type them.

/** Why people give things away, say goodbye or put things in order without being in danger. */
const leaving = slot(
  'धोखाधड़ी हैक नौकरी तबादल विदेश शादी ऑपरेशन रिटायर इंटरव्यू परीक्षा दफ्तर ऑफिस स्कूल कॉलेज हॉस्टल सेमेस्टर तलाक प्रमोशन दुकान_खोल किराय_का नया_घर fraud hack naukri job shift transfer_ho visa abroad videsh farewell college hostel office school class exam interview retire wedding lehenga promotion divorce semester company season episode match trip picnic party upgrade olx resign mazaak haha lol new_phone naya_phone dilli mumbai bangalore canada',
);
/** Who is high up or beside water for pleasure, or afraid of it. */
const leisure = slot(
  'पतंग तारे सूरज पसंद घूम फोटो चाय पापड़ डर दोस्तों भीड़ छठ मछली मेला patang sunset sunrise taare stars papad photo selfie pasand ghoom ghumn picnic dosto party dar_lag darr phobia machhli kite view_accha traffic jaam late seat ticket painting',
);
const papers = slot(
  'पासवर्ड* पासबुक* कागज़* कागज* एलआईसी* बीमा* वसीयत* चाबी* एटीएम* पेंशन* नॉमिनी* रजिस्ट्री* एफडी* गहने* password* passbook* lic kagaz* kagaj* kagzat* insurance policy nominee* atm fd chabi* chaabi* locker gehne zevar property',
);
const laid = slot(
  'रख* लिख* दराज* तकिए* तकिये* अलमारी* फाइल* लिफाफ* बक्से* डायरी* rakh* likh* drawer takiye* takiya almari almirah file envelope lifafa diary box pinned',
);
const heir = slot(
  'माँ मां मम्मी* पापा* भाई* बहन* बहू* बेट* पत्नी* बीवी* पति* बाद_में* मिल_जाएग* काम_आएग* मेरे_बाद* maa ma mummy mumma papa bhai behen behan didi wife biwi husband beta beti bachho* bacho* baad_me mil_jay* mil_jaay* mil_jae* kaam_aay* kaam_aeg* mere_baad',
);
const pets = slot(
  'कुत्त* बिल्ली* तोते* तोता* गाय* भैंस* मछलियाँ* पौधे* खरगोश* बकरी* dog doggy kutta kutte kutti billi cat cats parrot tota gaay bhains paudhe plants fish turtle khargosh',
);
const handed = slot(
  'छोड़_आ* दे_दी* दे_दिया* दे_आ* सौंप* ले_गए* खोल_दिया chhod_aa* chhor_aa* chod_aa* de_diy* de_di de_aay* de_aai saunp* adopt* le_gay* le_jao sambhal* rakh_legi rakh_lega',
);
const forGood = slot(
  'ख्याल* खयाल* अच्छे_से* मेरे_बाद* आज़ाद* हमेशा* khayal* khyal* dhyan* acche_se* ache_se* rakhega* rakhegi* mere_baad* hamesha* main_nahi*',
);
const goods = slot(
  'गिटार* किताब* कपड़े* लैपटॉप* साइकिल* घड़ी* सामान* गहने* डायरी* साड़ी* गुल्लक* guitar kitab* kitaab* books kapde laptop pc cycle bike ghadi watch saman samaan playstation ps0 headphones camera jewellery earrings steam_account account* kindle gullak saree*',
);
const gave = slot(
  'दे_द* बाँट* बांट* दान* सौंप* दे_आ* de_di de_diy* de_du de_raha* de_rahi* de_aa* baant* bant_d* donate* le_jao le_lo free_me gift_kar* daan*',
);
const noMore = slot(
  'अब_नहीं* अब_मुझे* अब_कौन* अब_कहाँ* ज़रूरत* काम_का_नहीं* बजानी* पहनूँग* किसके_लिए* ab_nahi* ab_mujhe* ab_kaun* ab_kaha* zarurat* zaroorat* jarurat* kaam_ka_nahi* nahi_bajan* nahi_padhn* kisi_kaam_ka* offline permanently kabhi_nahi* nishani* yaad_rakhn* aaj_raat_tak* mujhe_kya_karn*',
);
const debts = slot(
  'उधार* कर्ज़* कर्जा* कर्ज हिसाब* बिल* फीस* किराया* udhaar udhar karz* karj* loan* hisaab* hisab* bills bill fees kiraya mess',
);
const paid = slot('चुका* भर_द* साफ़* साफ* बराबर* लौटा* chuka* bhar_d* clear* settle* lauta* de_diya de_diye');
const free = slot(
  'बोझ_नहीं* bojh_nahi* किसी_का_कुछ* बाकी_नहीं* बाकी_नही* अब_जा_सक* मेरे_बिना* किसी_का_कर्ज़* मुक्त* kisi_ka_kuch* kuch_baaki* kuch_baki* baaki_nahi* baki_nahi* kisi_ka_karz* ab_ja_sak* ab_ja_rah* mere_bina* mukt* ab_chal*',
);
const empty = slot(
  'घर_खाली* घर_पर_कोई_नहीं* घर_में_कोई_नहीं* कोई_नहीं_होगा* सब_सो_जाएँ* सब_सो_जाएं* सबके_सोने* सब_शादी* सब_गाँव* सब_बाहर* मायके* ghar_khali* ghar_me_koi_nahi* ghar_pe_koi_nahi* koi_nahi_hoga* sab_so_jay* sab_so_jaay* sabke_sone* sab_shaadi* sab_gaon* sab_bahar* akela_hu_ghar* akeli_hu_ghar* roommate_ghar* mayke*',
);
const then = slot(
  'आज_रात* यही* मौका* सही_समय* आज_ही* तैयार* फैसला* aaj_raat* yahi* mauka* moka sahi_time* sahi_waqt* sahi_samay* aaj_hi* taiyar* taiyyar* decide* kar_lung* kar_dung* bas_aaj* aaj_khatam*',
);
const play = slot(
  'पढ़ फिल्म सोना नींद_पूरी डर movie film padh maggi game netflix akela_lag akeli_lag dar_lag darr party gaana dance cook',
);
const pills = slot(
  'नींद_की* नींद_वाली* गोलि* दवाई* दवाइय* इंसुलिन* neend_ki* neend_wali* goliya* goliyan* golia* tablets* tablet pills strip* sleeping* paracetamol* crocin* insulin* dawaiy* dawai',
);
const stocked = slot(
  'बचा_क* बचा_रह* जमा* इकट्ठ* हथेली* गिन_ल* गिन_रह* छुपा_क* सामने_रख* एक_साथ* काफी_हैं* bacha_ke* bacha_kar* bacha_rah* jama* ikatth* ikkath* ikattha* hatheli* gin_l* gin_rah* chhupa_ke* chupa_ke* saamne_rakh* samne_rakh* ek_saath* ek_sath* kaafi_h* haath_me*',
);
const pillsElse = slot(
  'दादी नानी मम्मी_की पापा_की डॉक्टर बुखार बच्चे dadi nani mummy_ki maa_ki papa_ki doctor dr bukhar bache_ki dabbe side_effect antibiotic sir_dard',
);
const means = slot(
  'रस्सी* दुपट्ट* पंख* फंद* कीटनाशक* सल्फास* मिट्टी_का_तेल* खेत_वाली* चूहे_मार* बंदूक* rassi* dupatta* dupatte* fan pankh* fanda* phanda* keetnashak* sulfas* pesticide* khet_wali* kerosene* petrol* chuhe_mar* chuhe_maar* bandook* kunda* belt',
);
const athand = slot(
  'देख_लिए* देख_लिया_ह* dekh_liye* ले_आय* देख_रह* बाँध* बांध* रखी_है* रखा_है* मजबूत* मज़बूत* कमरे_में* हाथ_में* जेब_में* माचिस* वज़न* le_aay* le_aai* dekh_rah* bandh* baandh* rakhi_h* rakha_h* rakh_l* check_k* mazboot* majboot* weight* kamre_me* haath_me* khareed* kharid* mangwa* taiyar* taiyyar* jeb_me*',
);
const meansElse = slot(
  'मिस्त्री खराब गर्मी कपड़े_सुख झूला झूल फसल छिड़क साड़ी सब्ज बाल्टी कुएँ मच्छर electrician mistri kharab garmi sukha jhula jhoola fasal chhidk saree sabzi gym diet weight_loss motorcycle gaadi jeans suit',
);
const place = slot(
  'छत* पुल* पटरी* नदी* खिड़की* मंज़िल* मंजिल* झील* कुआँ* समुंदर* रेलिंग* बालकनी* नहर* chhat* terrace* pul pul_pe bridge* patri* track* tracks nadi* khidki* manzil* jheel* kuan* samundar* railing* balcony* nehar*',
);
const stand = slot(
  'खड़ा_हूँ* खड़ी_हूँ* खड़ा_रहा* बैठा_हूँ* बैठी_हूँ* बैठा_रह* बैठी_रह* देखने_गय* कितना_ऊँच* कितनी_ऊँच* ऊँचाई* जाली_नहीं* गहर* इंतज़ार* बत्तियाँ* नीचे_देख* khada_hu* khadi_hu* khada_tha* khadi_thi* khada_rah* khadi_rah* baitha_hu* baithi_hu* baitha_rah* baithi_rah* dekhne* kitna_unch* kitna_oonch* kitni_unch* kitna_upar* unchai* oonchai* neeche_dekh* niche_dekh* gehra* gehri* intezar* intzar* jali_nahi* lock_nahi* ghanto* chaabi* chabi*',
);
const last = slot(
  'आखिरी_बार* आख़िरी_बार* अंतिम_बार* आखिरी_रात* आखिरी_मुलाकात* आखिरी_फोन* last_time* last_baar* last_call* last_message* last_post* aakhri_baar* akhri_baar* aakhiri_baar* aakhri_bar* aakhri_raat* aakhri_message* aakhri_post* aakhri_mulaqat*',
);
const lastHow = slot(
  'सबकी* सबको* सबसे* पता_नहीं_उन* उन्हें_पता_नहीं* माफ* माफ़* अलविदा* गले* आवाज़* मुस्कुरा* sabko* sabse* sabki* unhe_pata_nahi* usko_pata_nahi* use_pata_nahi* kisi_ko_nahi_pata* muskura* maaf* sorry alvida* bye gale_lag* awaaz* awaz* phone_kar* mil_li* dekh_li* sun_li*',
);
const lastElse = slot(
  'गुज़र मौत_हो दादी नानी स्वर्गवास guzar death expire mar_gay dadi nani breakup school college exam match episode office farewell chali_gayi',
);
const occasion = slot(
  'के_बाद* ke_baad* कल* सुबह* अगले* अगली* दिवाली* होली* राखी* शादी* जन्मदिन* नए_साल* kal subah* agle* agla* agli* diwali* holi* rakhi* shaadi* birthday* december* new_year* naye_saal* sunday* monday* mock_test* season*',
);
const notThere = slot(
  'वापस_नहीं_आऊ* नहीं_लौटू* मेरा_फ़ोन_नहीं_लग* wapas_nahi_aau* wapis_nahi_aau* nahi_lautung* mera_phone_nahi_lag* mat_dhoondhna* मैं_नहीं_मिल* मैं_नहीं_रह* मैं_नहीं_हो* मैं_न_मिल* मुझे_मत_ढूँढ* मुझे_मत_ढूंढ* मेरा_इंतज़ार_मत* नहीं_दिखूँ* main_nahi_mil* main_nahi_rah* main_nahi_hung* mai_nahi_rah* mai_nahi_milu* nahi_rahung* nahi_milung* nahi_dikhung* mujhe_mat_gin* mujhe_mat_dhund* mat_dhundna* mera_wait_mat* intezar_mat* dekhna_hi_nahi* dekhne_ke_liye_main_nahi*',
);
const event = slot(
  'जन्मदिन* शादी* रिजल्ट* राखी* दिवाली* बोर्ड* birthday* shaadi* rakhi* diwali* result* boards* janamdin*',
);
const passed = slot(
  'निकल_जाए* हो_जाए* के_बाद* बीत_जाए* nikal_jay* nikal_jaay* ho_jay* ho_jaay* ke_baad* khatam_ho*',
);
const meToo = slot(
  'मैं_भी* फिर_मैं* मेरा_काम* main_bhi* mai_bhi* phir_main* fir_main* phir_mai* fir_mai* mera_kaam*',
);
const afterMe = slot(
  'मेरे_जाने_के_बाद* मेरे_मरने_के_बाद* मेरे_बाद* मैं_न_रहूँ_तो* mere_jaane_ke_baad* mere_jane_ke_baad* mere_marne_ke_baad* mere_baad*',
);
const wills = slot(
  'पढ़_लेना* पढ़न* देख_लेना* ख्याल* रोना_मत* मत_रोना* समझ_आ* संभाल* दे_देना* padh_l* padhna* dekh_l* dekhna* khayal* khyal* rona_mat* mat_rona* samajh_aa* sambhal* de_dena* kholna* add_kar* dhyan*',
);
const decided = slot(
  'फैसला* फ़ैसला* तय_कर* सोच_लिया* ठान_लिया* faisla* decide* tay_kar* soch_liya* than_liya* thaan_liya* final_kar*',
);
const calm = slot(
  'हल्का* शांत* शांति* सुकून* चैन* डर_नहीं* नींद* halka* shant* shaant* sukoon* sukun* chain dar_nahi* darr_nahi* neend* peace* relief* theek_ho_jay*',
);
const thanks = slot(
  'शुक्रिया* धन्यवाद* माफ_कर* माफ़_कर* thank* thanks shukriya* maaf_kar* maf_kar* maafi* sorry',
);
const off = slot(
  'ख्याल_रख* अलविदा* चलता_हूँ* चलती_हूँ* जा_रहा* जा_रही* नहीं_बन_पाया* नहीं_बन_पाई* अब_और_नहीं* अगले_जन्म* khayal_rakh* khyal_rakh* dhyan_rakh* alvida* chalta_hu* chalti_hu* ja_raha* ja_rahi* nahi_ban_pa* agle_janam* ab_aur_nahi* hamesha_ke_liye* aur_nahi_jhel* nahi_jhelna*',
);

/** Plans that are told sideways. */
export const plans: readonly string[] = [
  threeUnless(leaving, [papers, laid, 4], heir, 5),
  threeUnless(leaving, [pets, handed, 4], forGood, 5),
  threeUnless(leaving, [goods, gave, 3], noMore, 5),
  threeUnless(leaving, [debts, paid, 3], free, 4),
  nearUnless(play, empty, then, 4),
  nearUnless(pillsElse, pills, stocked, 3),
  nearUnless(meansElse, means, athand, 3),
  nearUnless(leisure, place, stand, 4),
  nearUnless(lastElse, last, lastHow, 5),
  unless(leaving, `${occasion}<0-4>${notThere}`),
  unless(leaving, `${event}<0-2>${passed}<0-3>${meToo}`),
  near(afterMe, wills, 4),
  nearUnless(leaving, decided, calm, 5),
  nearUnless(leaving, thanks, off, 5),
];

const query = slot(
  'क्या कैसे कितना कितनी कितने कौन किस कहाँ बताए* बताओ* kya kaise kese kitna kitni kitne kaun kaunsi kaunsa konsa konsi kis kahan kaha batao* bataye* bata_do*',
);
const ways = slot(
  'गोलि* गोली* मंज़िल* मंजिल* फांसी* फाँसी* फंदे* नस नस* डूब* ज़हर* जहर* कीटनाशक* चूहे_मार* ट्रेन* करंट* इंसुलिन* पैरासिटामोल* छत_से* goliy* goli tablet* strip* pills* manzil* floor chuhe_maar* chuhe_mar* rat_poison* fansi* faansi* phansi* fande* nas nas* veins doob* dub_ke* zeher* zehar* jahar* keetnashak* harpic* phenyl* train_ke* current* insulin* paracetamol* crocin* chhat_se* terrace_se* gas_se* tezab* acid*',
);
const end = slot(
  'नहीं_उठत* नहीं_बचत* nahi_uthta* nahi_bacht* nahi_bache* मर* मौत* उठता_नहीं* उठते_नहीं* बचते* बच_जाते* तड़प* तुरंत* काम_हो* दर्द_होता* तकलीफ* देर* जान_जा* पक्का* mar_j* marta* marte* marne* maut* uthta_nahi* uthte_nahi* uthe_na* bachta* bachte* bach_j* tadap* turant* kaam_ho* dard_hota* takleef* taklif* kitni_der* der_me* der_mein* jaan_j* liver* kidney* fail* khatam_ho* pakka* behosh*',
);
const askElse = slot(
  'बच्च डॉक्टर साँप सांप मच्छर बिच्छू खेत_में_डाल फसल गाँव_में बुखार फिल्म bachch baby doctor saanp saap machhar bichhu fasal bukhar film movie game parcel office neend_nahi weight gym syllabus exam',
);
const gentle = slot(
  'सबसे_कम* बिना_दर्द* बिना_तकलीफ* आसान* कम_दर्द* कम_तकलीफ* sabse_kam* bina_dard* bina_takleef* bina_taklif* painless* kam_dard* kam_takleef* aasan* sabse_aasan* easiest* sure_shot*',
);
const path = slot(
  'रास्ता* तरीका* मौत* मरने* जाने_का* raasta* rasta* tarika* tareeka* tarike* maut* marne* jaane_ka* jane_ka* way_to_die* death*',
);
const pathElse = slot(
  'वज़न पैसे नौकरी इंग्लिश पढ़ weight paise paisa naukri english padh exam recipe ghar_jaane office_jaane gaon delhi station school jaldi_pahuch pcos periods delivery',
);

/** Questions for means. */
export const questions: readonly string[] = [
  unless(
    askElse,
    `${query}<0-4>${ways}<0-4>${end}|${ways}<0-3>${query}<0-3>${end}|${ways}<0-4>${end}<0-2>${query}|${query}<0-3>${end}<0-3>${ways}`,
  ),
  nearUnless(pathElse, gentle, path, 3),
];
