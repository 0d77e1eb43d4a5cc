import { hindiSlot as slot } from '../../hindi.ts';
import type { CrisisPatterns } from '../../pattern.ts';
import { near, nearUnless, sentenceWith } from '../../slots.ts';
import { harm, harmDone, noHarm } from './hi-harm.ts';
import { plans, questions } from './hi-plan.ts';
import { told } from './hi-told.ts';
import { elsewhere, wishes } from './hi-wish.ts';

// Every slot has Devanagari words first, then the same in Latin letters as people type them.
const cut = slot(
  'काट* काटा काटी काटती काटता चीर* खरोंच* खुरच* चुभा* चुभो* घोंप* गोद* पीट* पटक* रगड़* kaat* kat kata kati kaata kaati kaatna kaatne cut cuts cutting cheer* kharoch* kharonch* chubha* chubho* maarti maarta maara peet* patak* patka ragad* scratch* burn burned जलाती_हूँ जलाता_हूँ jalati_hu jalata_hu jala_leti jala_leta',
);
const self = slot(
  'खुद खुद_को ख़ुद_को अपने_आप अपने_आप_को खुद_ही अपनी अपने khud khud_ko khudko apne_aap apne_aap_ko apneaap apni apne apna',
);
const again = slot(
  'फिर फिर_से दोबारा दुबारा हर_बार हर_रात रोज़ रोज कल_रात आज_फिर आराम सुकून चैन राहत शांति सज़ा सजा जानबूझकर जान-बूझकर खून ख़ून phir phirse phir_se fir fir_se firse dobara dubara har_baar har_raat roz kal_raat aaj_phir aaram sukoon sukun chain rahat relief shant saza jaanbujh* jaan_bujh* khoon khun blood',
);
const blade = slot(
  'ब्लेड* रेज़र* उस्तरा* चाकू* कैंची* सुई* पिन शीशा* काँच* कांच* कंपास* चूड़ी* माचिस* सिगरेट* चिमटा* blade blades razor ustra chaku chaaku kainchi scissors suhi sui suiyan pin safety_pin kaanch kanch sheesha compass chudi choodi matchstick machis cigarette chimta cutter sharpner sharpener',
);
const bladeHow = slot(
  'छुपा* छिपा* तकिए* दराज* बस्ते* पर्स* फिर उठा* लगा* कलाई* बाँह* हाथ_पर जाँघ* chhupa* chupa* chhipa* takiye drawer pencil_box geometry bag_me cover_me uthati uthata utha* lagati lagata laga* best_friend kalai haath_pe haath_par thigh yaad_aati mil_gaya mil_gayi निकाल_कर nikal_ke',
);
const scar = slot(
  'निशान* ज़ख्म* ज़ख़्म* जख्म* घाव* चोट_के लकीर* खरोंच* nishaan nishan nishano zakhm zakham jakhm ghaav ghav scar scars cuts cut_marks marks lakeer lakeerein kharoch scab',
);
const scarHow = slot(
  'छुपा* छिपा* ढक* देख* पूछ* बिल्ली* गिर* साइकिल* मेहँदी* मेहंदी* आस्तीन* कलाई* बाँह* बांह* जाँघ* नए ताज़ा* गर्मी* chhupa* chupa* chhup* chhipa* dhak* dekh* puch* pucha poocha billi cat_ne gir_gayi gir_gaya cycle mehndi sleeve sleeves baju aastin kalai thigh thighs naye fresh taaza garmi concealer foundation',
);
const blood = slot('खून* ख़ून* लहू* khoon khun blood');
const bloodHow = slot(
  'सुकून* चैन राहत शांत* न_देख* ना_देख* na_dekh* देखकर देख_कर बहता बहते निकल* टपक* बाथरूम* रूमाल* sukoon sukun chain relief shaant dekh_ke dekhke dekh_kar behta nikal* tapak* bathroom tissue rumal zinda',
);
const clean = slot(
  'clean बिना_किए din_the din_the_mere streak relapse sober छोड़ रखा नहीं_किया nahi_kiya nahi_kiya_tha',
);
const fell = slot('relapse zero toot gaya tut gayi phir फिर टूट* शून्य शुरू_से wapas वापस sab_zero kharab');
const span = slot(
  'दिन दिनों महीने महीनों साल हफ्ते हफ़्ते din dino mahine mahino saal hafte week weeks months month days day',
);
const selfHarm = slot(
  'खुद_को_दर्द* ख़ुद_को_दर्द* ख़ुद_को_तकलीफ़* ख़ुद_को_चोट* khud_ko_dard* khud_ko_takleef* khud_ko_pain* khud_ko_chot* सेल्फ_हार्म* self_harm self-harm selfharm sh खुद_को_नुकसान* ख़ुद_को_नुकसान* khud_ko_hurt khud_ko_nuksan',
);

// Not wanting to be here.
const wish = slot(
  'काश चाहता* चाहती* चाहूँ चाहिए इच्छा* मन दुआ* विनती* प्रार्थना* ख्वाहिश* तमन्ना* उम्मीद* अच्छा_होता भगवान हे_राम kaash kash chahta chahti chahiye chahu wish iccha ichha mann man_karta man_hai dua duaa prarthna khwahish tamanna umeed accha_hota acha_hota bhagwan khuda allah i_wish please jaldi',
);
const gone = slot(
  'उठना_ही_न* उठना_न* न_उठूँ न_उठूं ना_उठूँ आँख_न_खुले आँख_मूँद* आँख_ही_न* नींद_से_न* सोता_ही_रहूँ सो_जाऊँ_हमेशा हमेशा_के_लिए_सो* गायब मिट_जाऊँ मिट_जाऊं पैदा_ही_न* जन्म_ही_न* न_होता_मैं मैं_न_होता मैं_ही_न* उठा_ले* बुला_ले* धड़कन_रुक* साँस_रुक* दिल_रुक* कुचल* राख_हो* मिट्टी_हो* कैंसर* uthna_hi_na* uthna_na* na_uthu na_uthun aankh_na_khule aankh_hi_na* so_jau_hamesha hamesha_ke_liye_so* neend_se_na* gayab gaayab mit_jau mit_jaun khtm_ho* khatam_hona paida_hi_na* paida_na_h* janam_hi_na* main_na_hot* main_hi_na* utha_le* bula_le* dhadkan_ruk* saans_ruk* dil_ruk* heart_stop* kuchal* disappear vanish cancer accident_ho* unsubscribe delete_ho* band_ho_jau kisi_aur_ko_janam मैं_ख़त्म_हो* main_khatam_ho* bas_khatam_hona',
);
const live = slot(
  'जीना जीने जीवन ज़िंदगी जिंदगी ज़िन्दगी जिन्दगी साँस साँसें सांस ज़िंदा जिंदा होना दुनिया jeena jina jeene jine zindagi jindagi zindgi jindgi life saans saansein zinda jinda duniya existence',
);
const liveNo = slot(
  'ऊब* बोझ_है बोझ_लग* सज़ा_है सजा_है मतलब_नहीं मकसद_नहीं क्यों_हूँ क्यों_हूं मन_नहीं नहीं_चाह* बंद_कर* भर_गया उकता* मजबूरी* आदत_से ub_gay* bojh saza_hai matlab_nahi matlab_hi_nahi maksad nahi_jeena nahi_jina man_nahi mann_nahi nahi_chahiye nahi_chaht* band_karne bas_ab bhar_gaya thakan majboori aadat_se pointless meaningless no_point se_thak* से_थक* thak_gay* थक_गय*',
);
const wake = slot('सुबह आँख उठ* नींद जाग* subah aankh aankhe uthta uthti uth* wake woke neend');
const wakeHow = slot(
  'अफ़सोस* अफसोस* निराश* फिर_ज़िंदा ज़िंदा_क्यों क्यों_खुली बच_गय* मरा_नहीं afsos disappoint* phir_zinda zinda_kyu* kyun_khuli kyu_khuli kyun_uth* bach_gay* mari_nahi mara_nahi sad_that',
);
const dead = slot(
  'मौत* मरे_हुए मुर्दा* कब्र* शमशान* श्मशान* चिता* maut mout marne_wale murda kabr kabar shamshan chita dead_people death',
);
const deadHow = slot(
  'जलन* ईर्ष्या* सुकून* चैन आराम* छुट्टी* इंतज़ार* अच्छी प्यारी दोस्त* बुला* jalan sukoon sukun chain aaram chhutti intezaar intzaar acchi achhi pyari dost bula* peaceful jealous comfort',
);

// Plans said sideways, and questions for means.
const tool = slot(
  'फंदा* रस्सी* दुपट्टा_बाँध* पंखा* ज़हर* जहर* कीटनाशक* सल्फास* गोलियाँ* गोलियां* नींद_की* छत_पर पुल_पर पटरी* रेल* कुआँ* नदी* बंदूक* fanda phanda rassi fan_se pankha pankhe zeher zehar jahar poison sulfas keetnashak goliyan goliya neend_ki_goli* sleeping_pills chhat_pe chhat_par terrace_pe pul_pe bridge_pe patri track_pe nadi bandook gun',
);
const ready = slot(
  'खड़ा खड़ी बैठा बैठी रखी रखा तैयार* खरीद* जमा* इकट्ठी* गिन* सामने हाथ_में बाँध* khada khadi baitha baithi rakhi rakha rakhe taiyar taiyaar kharid* khareed* ikatthi ikkathi ginti gin* samne saamne haath_me haath_mein bandh* baandh* ready khol_li le_aaya le_aayi',
);
const letters = slot(
  'चिट्ठी* ख़त* खत* पत्र* नोट* वसीयत* chitthi chithi khat note notes letter letters vasiyat voice_note voice_notes video',
);
const lettersHow = slot(
  'लिख* रख* छोड़* तकिए* likh* rakh* chhod* chhor* takiye takiya me_hai drawer schedule* record*',
);
const lettersWhy = slot(
  'न_रहूँ ना_रहूँ na_rahu na_rahun माफ़* माफ* अलविदा* माँ पापा सबके_लिए गोलि* कल maaf maf sorry alvida mummy papa maa sabke_liye har_ek goli* kal subah mere_baad',
);
const given = slot(
  'बाँट* बांट* दे_दिया दे_दी दे_दीं दान* चुका* नाम_कर* लौटा* de_diya de_di de_diye baant* bant_di bant_diya daan donate chuka* naam_kar* naam_karwa* lauta* transfer',
);
const givenHow = slot(
  'अब_मुझे अब_मेरी अब_मेरे अब_ज़रूरत ज़रूरत_नहीं काम_नहीं_आएगा ab_mujhe ab_meri ab_mere ab_zarurat zaroorat_nahi zarurat_nahi jarurat_nahi ab_kya_karna ab_kis_kaam mere_kaam_ka_nahi chain_se ab_hum_jaa kisi_ka_karz ab_ja_sakt*',
);
const bye = slot(
  'अलविदा* विदा* माफ़_करना माफ_करना ख्याल_रखना याद_रखना alvida goodbye good_bye bye maaf_karna maaf_kar_dena khayal_rakhna dhyan_rakhna yaad_rakhna',
);
const byeHow = slot(
  'सब सबको माँ मम्मी पापा दुनिया हमेशा चलता चलती जा_रहा जा_रही अब sabko sab maa mummy papa duniya hamesha chalta chalti ja_raha ja_rahi ab_chal* ab_nahi forever chat guys agle_janam',
);
const ways = slot(
  'फंदा* फाँसी* फांसी* ट्रेन* रेल* छत* मंज़िल* मंजिल* पुल* ज़हर* जहर* गोली* गोलियाँ* गोलियां* नींद_की* शुगर_की* इंसुलिन* डूब* नदी* पानी_में बंदूक* गैस* नस* बिजली* करंट* fanda phanda faansi fansi phansi train chhat floor manzil pul bridge zeher zehar jahar poison goli goliyan goliya tablet tablets pills neend_ki insulin doob* doobne nadi paani_me bandook gas nas veins vein current harpic phenyl sulfas paracetamol crocin overdose',
);
const lethal = slot(
  'मर* मौत* जान_जा* दर्द* तकलीफ* तकलीफ़* कितनी_देर कितना_समय कितने_मिनट तुरंत* उसी_वक्त एक_बार_में पक्का* बच_जाते बच_सकता बेहोश* काफी काफ़ी mar mare marte marta marna marne maut death jaan_jaa* jaan_ja* dard takleef taklif kitni_der kitna_time kitne_minute turant instant ek_baar_me pakka sure_shot bach_jaate bach_jate bach_sakt* behosh kafi kaafi painless fail lethal',
);
const query = slot(
  'क्या कैसे कितना कितनी कितने कौन किस कहाँ बता* जानना kya kaise kese kitna kitni kitne kaun kaunsi konsa konsi kis kahan batao bata_do bta_do janna koi_bata* anyone_know how_many',
);
const method = slot(
  'मरने_का_तरीका मरने_का_आसान मरने_के_तरीके आसान_मौत बिना_दर्द_के सबसे_कम_दर्द मरने_की_दवा marne_ka_tarika marne_ka_tareeka marne_ke_tarike marne_ka_aasan aasan_maut asan_maut bina_dard_ke sabse_kam_dard painless_way painless_tarika jaldi_wala_tareeka jaldi_wala_tarika peaceful_way easiest_way_to_die kaise_maru kaise_marun kaise_mare',
);

// Nearly plain.
const die = slot(
  'आत्महत्या* खुदकुशी* ख़ुदकुशी* सुसाइड* जान_दे* जान_ले* मर_जाऊँगा मर_जाऊंगा मर_जाऊँगी मर_जाऊंगी मरना मरूँगा मरूँगी लटक_जाऊँगा लटक_जाऊँगी कूद_जाऊँगा कूद_जाऊँगी फाँसी_लगा* फांसी_लगा* suicide su0cide sucide suiside sewerslide aatmahatya atmahatya khudkushi khudkhushi unalive kms k.m.s jaan_de* apni_jaan mar_jaunga mar_jaungi mar_jaaunga mar_jana marna m@rna marne khud_ko_maar* khud_ko_khatam apne_aap_ko_khatam apne_aap_ko_khtm khtm_krne latak_jaunga latak_jaungi kood_jaunga kood_jaungi poison_kha* rat_poison zeher_kha* zehar_kha* phaansi_kha* faansi_laga* fansi_laga* phansi_laga* attempt_kiya',
);
const dieHow = slot(
  'लूँगा लूंगा लूँगी लूंगी रहा_हूँ रही_हूँ रहा_हूं रही_हूं करूँगा करूँगी करनी करना आज आज_रात कल तय* फैसला* फ़ैसला* सोच* चाहता* चाहती* सबको_चैन बस कोशिश* पक्का इस_बार सच_में प्लान* खुद अस्पताल* चाहिए lungi lunga loonga loongi lyunga karunga karungi krunga krungi kar_lu kar_lun karna karni kr_lungi aaj aaj_raat kal tonight decide* decided faisla soch* chahta chahti chahiye sorry guys is_baar pakka hospital bas hu hai_bas wala_hu wali_hu rahi_hu raha_hu rhi_hu rha_hu koshish kal_ki khud sabke_saamne bol_raha',
);

/** Sentences with one of these are about a story, a joke, or a danger that is past. */
const story = slot(
  'फिल्म* फ़िल्म* सीरियल* उपन्यास* नायिका* नाटक* गाना* हाहा* हा_हा चुटकुला* film movie serial series novel chapter hero heroine villain respawn boss_fight anime drama_club play_me hahaha haha lol lmao xd joke mazak_me meme memes ab_theek_hu ab_thik_hu ab_main_theek ab_khush_hu ab_sab_theek therapy_se ab_accha_lagta',
);
/** Sentences with one of these are about a game, an animal, a kitchen or work, unless they say plainly that they are not. */
const harmless = slot(
  'खेल_में क्रिकेट* मैच* सब्ज़ी* सब्जी* प्याज* प्याज़* रसोई* शेविंग* मनाली* game pubg bgmi ludo match cricket natak sabzi sabji pyaz pyaaz tamatar kitchen_me shave shaving waxing wax dentist appendix c-section operation_ke_baad',
);
const plain =
  '(?:म(?=रन[ाे] (?:चाह|है|का|क[ीे])|र जा)|ज(?=ीन[ाे] (?:नहीं|नही|का|की|से)|ान दे)|आ(?=त्महत्या)|ख(?=ुदकुशी|ुद को (?:का|मा|ख))|स(?=ुसाइड)|s(?=uicid)|m(?=arn[ae] (?:cha|hai|ka|ki|h)|ar ja)|j(?=(?:ee|i)n[ae] (?:na|nhi|ka|ki|se)|aan de)|k(?=hudkushi|hud ko (?:ka|ma|kh|cut|hurt)))';

export const hiWide: Omit<CrisisPatterns, 'negations'> = {
  explicit: [
    harmDone,
    `(?:${near(die, dieHow, 3)})`,
    near(
      slot('आत्महत्या* खुदकुशी* ख़ुदकुशी* सुसाइड* suicide khudkushi aatmahatya atmahatya unalive'),
      slot(
        'करूँगा करूँगी करूंगा करूंगी कर_लूँगा कर_लूँगी कर_लूंगा कर_लूंगी karunga karungi kar_lunga kar_lungi karne_wala_hu karne_wali_hu kar_raha_hu kar_rahi_hu',
      ),
      7,
    ),
    '(?<!(?:उसे|उसको|उन्हें|use|usko|unhe|inko|isko|ko|को) )(?:मर|mar) (?:ही |hi )?(?:जाना|jana|jaana) (?:चाहिए|chahiye|बेहतर|behtar)|(?:प्राण|praan|pran) (?:त्याग|दे|tyag|de) ?\\p{L}{0,6}|(?:ज़िंदगी|जिंदगी|जीवन|life|zindagi|jeevan) (?:को |ko )?(?:end|खत्म|ख़त्म|समाप्त|khatam|samapt) (?:करन|कर (?:लूँ|लूं|दूँ|दूं|रहा हूँ|रही हूँ)|karn|kar (?:lu|du|dunga|dungi|lunga|lungi|raha hu|rahi hu))\\p{L}{0,4}',
    '(?:ख़?ुद|khud|अपने आप|apne aap) (?:को|ko) (?:(?:गोली मार|आग लगा|फाँसी लगा|फांसी लगा|मार डाल|goli maar|goli mar|aag laga|fansi laga|maar daal)(?: (?:ल|द|ड|l|d)\\p{L}{1,4}|\\p{L}{1,4})|(?:उड़ा|मिटा|uda|mita) (?:ल|द|l|d)\\p{L}{1,4})|(?:आग लगा|aag laga|गोली मार|goli maar) (?:लूँग|लूंग|लूँ|लूं|lung|lu)\\p{L}{0,2} (?:ख़?ुद|khud)|आत्मदाह(?: \\S{1,4})? (?:कर|का|की)\\S{0,5}|aatmdah kar\\S{0,5}',
    '(?:ज़?िंदा|जिंदा|ज़िंदा|zinda|jinda) (?:नहीं|नही|nahi|nahin|nhi) (?:रहना|रहूँ|रहूं|rehna|rahna|rahung)\\p{L}{0,3}|(?:जान|jaan) (?:दे|de) (?:देब|deb)|(?:मरने|marne|मर जाने|mar jane) (?:की|ki) (?:ही |hi )?(?:तमन्ना|ख़?्वाहिश|ख्वाहिश|क़?सम|कसम|चाहत|तलब|tamanna|khwahish|kasam|chahat)|(?:ख़?ुद|khud) (?:ही |hi )?(?:मर|mar) (?:जाऊँग|जाऊंग|jaung)\\p{L}{1,2}|(?:जीवन लीला|jeevan leela|jivan leela)(?: \\S{1,4})? (?:समाप्त|ख़त्म|खत्म|samapt|khatam)|m[@*]rna(?: hai)?',
    '(?:इस|अब की|अबकी|अगली|is|iss|ab ki|abki|agli) (?:बार|baar|bar)(?: (?:मैं|main|पक्का|pakka)){0,1} (?:नहीं|नही|nahi|nhi) (?:बचूँग|बचूंग|bachung)\\p{L}{1,2}|(?:क्यों|क्यूँ|kyun|kyu|kyon) (?:बचाया|बचा लिया|bachaya|bacha liya)(?: (?:मुझे|mujhe|गया|gaya|तुमने|tumne|सबने|sabne)){0,1}|(?:पंखे|पेड़|pankhe|fan) (?:से|se) (?:लटक[ीा]|latk[ia]|latak gay[ia]) (?:थ[ीा]|हूँ|th[ia]|hu)',
    '(?:नहर|नदी|कुएँ|कुएं|कुआँ|तालाब|nehar|naher|nadi|kuen|kue|talab) (?:में|mein|main|me) (?:कूद|kood|kud)\\p{L}{0,4}(?: [^\\s,.।]{1,6}){0,2} (?:गय[ाी]|गई|थ[ीा]|gay[ai]|th[ia])[ ,.।]{1,3}(?:[^\\s,.।]{1,8}[ ,]{1,2}){0,4}(?:फिर|इस बार|अब की बार|निकाल|बच|phir|fir|is baar|bach|nikal)\\S{0,5}',
    '(?:आत्महत्या|खुदकुशी|सुसाइड|मौत|मरने|suicide|khudkushi|aatmahatya|maut|marne) (?:के|ke) (?:अलावा|सिवा|सिवाय|alawa|alava|siva|sivay)(?: (?:कोई|koi|और|aur|कुछ|kuch)){0,2} (?:रास्ता|चारा|उपाय|rasta|raasta|chara|upay|option|nahi|नहीं)',
    's[. -]u[. -]i[. -]c[. -]i[. -]d[. -]e|su[0@]c[0i]de|k\\.m\\.s|unalive (?:mode|kar|karn)\\p{L}{0,3}|मौत चाहिए|maut chahiye|(?:sirf|bas) maut|(?:d0|d13|marna) (?:yaar|hai)(?: (?:yaar|bas|pls)){0,2}|(?:mera|apna) murder (?:main |mai )?khud|off kar (?:dunga|dungi|lu) khud ko',
    '(?:0|do|teen|kai|दो|तीन) (?:baar|bar|बार) (?:try|koshish|attempt|कोशिश)(?: \\S{1,8}){0,3} (?:fail|bach|नाकाम|बच)\\S{0,6}|phir (?:se )?bach (?:gaya|gayi)|फिर (?:से )?बच (?:गया|गई)|(?:fanda|फंदा|belt|rassi) (?:toot|टूट) (?:gaya|gayi|गया|गई)|(?:naya janam|नया जन्म)(?: \\S{1,6}){0,3} (?:nahi|नहीं)',
  ],
  possible: [
    `${self}<0-1>${cut}`,
    nearUnless(noHarm, blade, bladeHow, 3),
    nearUnless(noHarm, scar, scarHow, 4),
    nearUnless(noHarm, blood, bloodHow, 3),
    `${span}<0-2>${clean}<0-4>${fell}|${clean}<0-2>${span}<0-4>${fell}|relapse (?:ho|kar|hua)\\S{0,3}<0-6>${span}`,
    near(selfHarm, again, 4),
    nearUnless(elsewhere, wish, gone, 4),
    nearUnless(elsewhere, live, liveNo, 2),
    near(wake, wakeHow, 4),
    nearUnless(elsewhere, dead, deadHow, 2),
    near(tool, ready, 3),
    `(?:${near(letters, lettersHow, 1)})<0-5>${lettersWhy}`,
    near(given, givenHow, 4),
    near(bye, byeHow, 2),
    `${query}<0-4>${ways}<0-3>${lethal}|${ways}<0-3>${lethal}<0-3>${query}|${ways}<0-3>${query}<0-2>${lethal}`,
    method,
    ...harm,
    ...wishes,
    ...plans,
    ...questions,
  ],
  idioms: [
    ...told,
    '(?:suicide|khudkushi|aatmahatya|आत्महत्या|सुसाइड|खुदकुशी) (?:nahi|nhi|नहीं)(?: \\S{1,8}){0,2}|(?:एक|दो|कुछ|ek|do|kuch|0) (?:हफ्ते|हफ़्ते|hafte|din|दिन|महीने)(?: (?:के लिए|ke liye))?(?: \\S{1,8}){0,3} (?:ग़?ायब|gayab)(?: \\S{1,8}){0,4}|(?:गायब|gayab)(?: \\S{1,8}){0,4} (?:एक|दो|ek|do) (?:हफ्ते|hafte|din|दिन)(?: \\S{1,6}){0,2}|(?:office|school|college|ऑफिस|स्कूल)(?: \\S{1,6}){0,3} (?:alvida|अलविदा|farewell|vida)(?: \\S{1,6}){0,1}',
    sentenceWith(story, 25),
    sentenceWith(harmless, 25, plain),
    '(?:बिल्ली|billi|kutte|कुत्ते) (?:ने|ne)(?: \\S{1,8}){1,4}|(?:शुगर|sugar|diabetes)(?: \\S{1,8}){1,6}(?:पैर|pair)(?: \\S{1,8}){0,2}|(?:मरना|marna|mar) (?:नहीं|nahi|nhi) (?:चाहत|chaht|chaah)\\S{1,4}|(?:सिगरेट|cigarette|sutta)(?: \\S{1,8}){0,2} (?:आखिरी|aakhri|pack|डिब्बी)(?: \\S{1,6}){0,3}|(?:syllabus|सिलेबस|monday|मंडे|मीटिंग|meeting)(?: \\S{1,8}){0,4}|(?:एक|दो|ek|do|0) (?:हफ्ते|हफ़्ते|hafte|din|दिन) के लिए',
  ],
};
