import { hindiSlot as slot } from '../../hindi.ts';
import { near, nearUnless, threeUnless } from '../../slots.ts';

// Every slot has Devanagari words first, then the same in Latin letters as people type them.

/** Who would like to be away from work, school or a love, who fears death, or speaks of somebody else. */
export const elsewhere = slot(
  'ऑफिस दफ्तर नौकरी परीक्षा स्कूल फिल्म डर पहाड़ छुट्टी सीरियल गाना डाइट ससुराल office job exam school boss meeting movie film dar_lag darr dar_hai pahad chhutti song game diet weight ex_ke breakup wo_bolta wo_bolti dost_bolta dost_bolti beti_kehti beta_kehta uski uska haha lol monday shukr thank_god trip party',
);
const wish = slot(
  'काश* दुआ* मन_है* सोच* अच्छा* बेहतर* लगता* लगती* चाहिए* चाहता* चाहती* हर_रात* रोज़* माँगत* मांगत* इच्छा* kaash* kash dua* sochti* sochta* socha* accha* acha* achha* behtar* wish* chahiye* chahta* chahti* har_raat* roz* pray* mann_hai* man_hai* lagta* lagti* maangt* mangti* mangta* icha* ichha* iccha*',
);
const gone = slot(
  'कल_न_आए* कल_ना_आए* कल_ही_न* kal_na_aay* kal_na_aae* kal_hi_na* सुबह_न_हो* सुबह_ना_हो* सुबह_हो_ही_न* सुबह_ही_न* आँख_ना_खुल* आँख_न_खुल* आँखें_न_खुल* आखिरी_रात* आखिरी_दिन* आखिरी_हो* टूटे_ना* टूटे_न टूटे_ही_न* बीमारी_लग* चुपचाप_चल* चुप_चाप_चल* बिजली_गिर* भूकंप_आ* मिट_जाऊ* मिट्टी_हो* राख_हो* कुचल_जा* गायब_हो_जा* दिल_रुक* धड़कन_रुक* सब_बंद_हो* सब_खत्म* सब_ख़त्म* साँस_रुक* उठूँ_ही_न* उठूं_ही_न* subah_na_ho* subah_hi_na* subah_na_aay* subah_mere* aankh_na_khul* aankhe_na_khul* aankh_hi_na* aakhri_raat* aakhri_din* akhri_din* aakhri_ho* last_day* neend_na_toot* toote_na* toote_hi_na* bimari_lag* bimari_ho_j* chup_chap_chal* chupchap_chal* bijli_gir* bhukamp* plane_gir* truck_kuchal* truck_maar* truck_brake* koi_maar_de* goli_lag* heart_attack* heart_fail* dil_ruk* saans_ruk* dhadkan_ruk* sab_band_ho* gayab_ho_j* gayab_ho_rah* fade_ho* delete_ho* mit_jau* uthu_hi_na* uthun_hi_na* na_uthu* na_uthun* sab_khatam* sab_khtm* khatam_ho_jau* khatam_ho_jaun* wapas_bula* bula_le*',
);
const withoutMe = slot(
  'मेरे_होने_न_होने* मेरे_होने_या* न_रहूँ_तो ना_रहूँ_तो mere_hone_na_hone* mere_hone_ya* na_rahu_to na_rahun_to मेरे_बिना* मेरे_न_रहने* मेरे_ना_रहने* मेरे_न_होने* मैं_न_रह* मैं_ना_रह* मेरे_जाने_से* मैं_न_होत* मैं_ना_होत* मेरे_बगैर* mere_bina* mere_na_rehne* mere_na_rahne* mere_na_hone* main_na_rah* mai_na_rah* main_na_hot* mai_na_hot* main_na_hu* mere_jaane_se* mere_jane_se* mere_bagair*',
);
const fine = slot(
  'संभल_जाए* सँभल_जाए* sambhal_jay* sambhal_jaay* आसान* खुश* अच्छ* बेहतर* खर्च* कम_हो* आराम* हल्क* फर्क* फ़र्क* चैन* चलेगी* easy* easier* aasan* khush* accha* acha* achi* behtar* kharch* kam_ho* aaram* halk* farak* fark* chain relax* better* peaceful* theek* sahi* sukoon* chal_jay* chalegi* chalega*',
);
const crossing = slot(
  'सड़क_पार* हेलमेट* सीट_बेल्ट* गाड़ी_चला* sadak_paar* sadak_par* road_cross* helmet* seat_belt* seatbelt* gaadi_chala* bike_chala*',
);
const letIt = slot(
  'नहीं_देख* जो_हो* परवाह* फर्क_नहीं* nahi_dekh* nhi_dekh* jo_ho* jo_hoga* parwah* farak_nahi* fark_nahi* uda_de* thok_de* nahi_pehen* nahi_pehn* nahi_lagat*',
);
const illness = slot(
  'रिपोर्ट* बीमारी* कैंसर* गाँठ* ट्यूमर* स्कैन* report* bimari* cancer* gaanth* tumor* tumour* lump scan* biopsy*',
);
const glad = slot(
  'छुटकारा* मुक्ति* chhutkara* chutkara* mukti* दुख_हुआ* निराश* खुशी_हुई* खुश_हु* राहत* अफसोस* अफ़सोस* उम्मीद* dukh_hua* udaas_ho* udas_ho* disappoint* khushi_hui* khush_hu* rahat* afsos* umeed* nirash* bura_laga*',
);
const gladElse = slot(
  'डर पापा मम्मी माँ_की ठीक_हो शुक्र dar darr papa mummy maa_ki thank_god shukr theek_ho family negative dua_karo bhai_ki behen_ki dost_ki',
);
const lord = slot(
  'ऊपर_वाल* ऊपरवाल* भगवान* यमराज* मौत* ईश्वर* मौला* उपरवाल* upar_wal* uparwal* bhagwan* yamraj* maut* khuda* allah* maula* ishwar* god',
);
const take = slot(
  'भूल_गय* भूल_गई* बुला_ल* बुला_लो* उठा_ल* ले_जा* ले_चल* कब_बुला* कब_आए* गले_लगा* bhool_gay* bhul_gay* bula_l* utha_l* le_jao* le_ja le_chal* kab_bula* kab_aay* aa_jaye aa_jaaye*',
);
const mineOnly = slot('मुझे* मेरा* मैं* अब mujhe* muje* mera* meri* main* mai ab');
const takeElse = slot(
  'दादी नाना नानी पापा_को उनको उसको मम्मी_को बीमार dadi nani papa_ko unko usko mummy_ko bachcha dost_ko dar_lag',
);
const living = slot(
  'जीने* जीना* जीवन* ज़िंदगी* जिंदगी* जी_रह* साँस_ले* सांस_ले* jeene* jine* jeena* jina zindagi* jindagi* zindgi* life jee_rah* ji_rah* saans_le* is_duniya_me* duniya_me_hone*',
);
const will = slot(
  'इच्छा* वजह* मतलब* मकसद* चाह* शौक* झेला* झेल* थक* बस_हो_गया* ऊब* भर_गय* बोझ* ichha* iccha* icha* wajah* vajah* reason* maksad* matlab* shauk* jhela* jhel* thak* thaka* ub_gay* bhar_gay* bojh* saza* fayda* point',
);
const not = slot('नहीं* नही ना न क्या* बस* बची_नहीं* nahi* nhi na no kya* bas zero khatam*');
const livingElse = slot(
  'हो_तुम तुम_हो आदत पैसे शादी घर_चला ho_tum tum_ho meri_jaan paise salary job naukri shaadi beta_hai bachche padhai exam office hostel yaha_ka sasural partner balance insurance gym',
);
const wake = slot(
  'आँख_खुल* आंख_खुल* सुबह_उठ* नींद_खुल* जाग* aankh_khul* aankhe_khul* subah_uth* neend_khul* subah_hot* subah_hui*',
);
const sorry = slot(
  'रोना_आ* फिर_एक_दिन* एक_और_दिन* एक_और_सुबह* अफसोस* अफ़सोस* क्यों_खुल* क्यों_उठ* फिर_वही_दिन* rona_aa* phir_ek* fir_ek* ek_aur_din* ek_aur_subah* afsos* kyun_khul* kyu_khul* kyu_uth* kyun_uth* abhi_tak_zinda* abhi_tak_yahin* zinda_hu*',
);
const extra = slot(
  'फालतू_हूँ* अतिरिक्त_हूँ* बेकार_हूँ* गलती_हूँ* बोझ_हूँ* faltu_hu* extra_hu* useless_hu* bekaar_hu* bekar_hu* galti_hu* mistake_hu* bojh_hu*',
);
const inLife = slot(
  'दुनिया* धरती* सबकी_ज़िंदगी* मेरा_होना* मेरा_वजूद* जन्म* पैदा* duniya* dharti* mera_hona* mera_wajood* existence* janam* paida* sabki_life* sabki_zindagi* यहाँ* घर* yaha* yahan* ghar* sabke* sabpe*',
);
const dead = slot(
  'मरे_हुए* जो_चले_गए* जो_मर_गए* जो_सो_गए* श्मशान* शमशान* कब्र* मौत* मुर्द* jo_chale_gay* jo_mar_gay* mare_hue* shamshan* kabar* kabr* murd* maut* dead_log*',
);
const envy = slot(
  'रश्क* जलन* किस्मत_वाल* खुशकिस्मत* भाग्यवान* शांति* सुकून* अच्छे_हैं* jalan* lucky* kismat_wal* khushkismat* shanti* sukoon* sukun* jealous* peaceful* chain_se*',
);
const deadElse = slot('दादी पापा नाना मम्मी चाचा dadi papa nana mummy chacha film movie game');

const loved = slot('माँ मम्मी पापा बच्चे बेटी बेटा बहन भाई maa mummy papa bachche bacche beti beta behen bhai');

/** Not wanting to be here any more, without a plan. */
export const wishes: readonly string[] = [
  `${loved}(?: \\S{1,6}){0,1} (?:न|ना|नहीं|na|nahi) (?:होत[ाीे]|hot[aie])(?: (?:तो|to|toh)){0,1}(?: \\S{1,5}){0,2} (?:कब का|अब तक|kab ka|ab tak)(?: \\S{1,6}){0,2} (?:चल[ाी]|मर|जा|ख़?त्म|chal[ai]|mar|ja|khatam)\\S{0,5}`,
  '(?:अंदर|भीतर|andar)(?: (?:से|ही|se|hi)){0,2}(?: \\S{1,5}){0,3} (?:मर चुक[ाी]|मर गय[ाी]|मर गई|mar chuk[ai]|mar gay[ai])',
  '(?:ज़?िंदगी|ज़िंदगी|जिंदगी|जीवन|zindagi|jindagi|life) (?:से|se) (?:हार|haar|har) (?:ग|चुक|मान|gay|chuk|maan)\\S{0,4}|(?:ज़िंदा|जिंदा|zinda|jinda) (?:लाश|laash|lash)|(?:साँस|सांस|saans)(?: \\S{1,5}){0,1} (?:लेना|lena)(?: (?:भी|bhi)){0,1} (?:बोझ|भारी|सज़ा|bojh|bhari|saza)|(?:हमेशा|hamesha) (?:के लिए|ke liye) (?:सो जा|चुप|शांत हो|आँखें बंद|so ja|chup ho|shant ho|aankhe band)\\S{0,6}',
  nearUnless(elsewhere, wish, gone, 5),
  nearUnless(elsewhere, withoutMe, fine, 5),
  nearUnless(elsewhere, crossing, letIt, 4),
  nearUnless(gladElse, illness, glad, 7),
  threeUnless(takeElse, [lord, take, 3], mineOnly, 3),
  threeUnless(livingElse, [living, will, 2], not, 2),
  nearUnless(elsewhere, wake, sorry, 4),
  nearUnless(elsewhere, extra, inLife, 3),
  nearUnless(deadElse, dead, envy, 4),
  near(
    slot('जीना_ही* जीना_अब* मुझे_होना* होना_ही* jeena_hi* jina_hi* mujhe_hona* hona_hi*'),
    slot('नहीं_है* नहीं_चाह* nahi_hai* nahi_h nahi_chah* nhi_hai*'),
    1,
  ),
];
