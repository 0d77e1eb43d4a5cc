import { hindiSlot as slot } from '../../hindi.ts';
import { nearUnless, threeUnless, unless } from '../../slots.ts';

// Every slot has Devanagari words first, then the same in Latin letters as people type them.

/** Why somebody has marks or wears sleeves without having hurt themselves. */
export const noHarm = slot(
  'सब्ज प्याज रसोई तवा तेल चूल्ह तंदूर बिल्ली_ने कुत्ते गिर_गय साइकिल धूप टैनिंग एलर्जी मच्छर सर्दी ऑपरेशन टेस्ट इंजेक्शन टीका blood_test injection डॉक्टर खेत शेव टैटू दीवार_पर_कील हथौड़ शादी चोट_लग sabzi pyaz kitchen tawa tel tandoor billi_ne kutte_ne gir_gay cycle_se dhoop tanning allergy machhar sardi operation doctor shave shaving waxing tattoo keel hathoda accident cooking khana_bana gym cricket game movie film pehle_main pehle_mai ab_theek ab_bilkul ghadi_ka घड़ी गर्व साफ_हूँ ठीक_हूँ',
);
const limb = slot(
  'बाँह* बांह* हाथ* कलाई* जाँघ* जांघ* पैर* पेट_पर* कंधे* haath* hath* kalai* baah* baanh* arm arms wrist* thigh* thighs jaangh* pair_pe* pet_pe* leg legs kandhe* khud_ko* खुद_को* ख़ुद_को* skin',
);
const act = slot(
  'ब्लेड* काट* सिगरेट_बुझ* जलात* जला_ल* नोच* खरोंच* चुभो* थप्पड़* cut cutting kaat* kata kati blade* katt* jalati* jalata* jala_l* cigarette_bujh* noch* kharoch* chubho* thappad* pinch* burn*',
);
const mark = slot('लाइन* लकीर* निशान* cuts line lines nishan* nishaan* marks scratch*');
const state = slot(
  'नई* नए* फिर* छुप* छिप* कोई_नहीं_देख* कल_रात* आदत* हर_गलती* हर_बार* रोज़* सुकून* राहत* चिल्ला* naye* nayi* nai phir* fir firse* chhup* chup* koi_nahi_dekh* kisi_ko_nahi* kal_raat* aadat* har_galti* har_baar* roz* sukoon* sukun* relief* rahat* laal* waha* zinda* barbaad* bina* dikhe* dikh_jaat*',
);
const wall = slot('दीवार* दीवाल* deewar* diwar* deewaar* wall');
const strike = slot('मुक्क* सिर* सर माथा* mukka* mukke* punch* sir sar head maatha* matha*');
const until = slot(
  'खून* जब_तक* गुस्स* शांत* फोड़* पटक* मारत* दे_मार* khoon* khun* jab_tak* gussa* shant* patak* maart* maarta* marta* marti* sujan* tootne* blood',
);
const held = slot(
  'बिना_काट* बिना_किए* नहीं_काट* bina_cut* bina_kaat* bina_kat* bina_kiye* bina_self* nahi_kaata* nahi_kata* nahi_kati* clean* streak* cut_nahi* nahi_kiya_tha*',
);
const span = slot('दिन* महीने* हफ्ते* साल* din dino mahine* mahino* hafte* saal days day weeks months');
const fell = slot(
  'फिर* टूट* बर्बाद* शून्य* खत्म* कल* phir* fir toot* tut* barbaad* barbad* zero relapse* kal sab_khatam* wapas* khatam*',
);
const cover = slot(
  'फुल_बाज* पूरी_बाज* पूरी_आस्तीन* फुल_स्लीव* हाफ_स्लीव* full_sleeve* full_baju* full_baaju* full_sleeves* half_sleeve* half_sleeves* hoodie* wristband* bandage* बैंडेज* पट्टी* kada चूड़ियाँ*',
);
const heat = slot('गर्मी* जून* मई* पीटी* स्विमिंग* garmi* june* may summer* pt swimming* pool* dance_practice*');
const why = slot(
  'वजह* निशान* दिख* छुप* पूछ* बहान* देख* wajah* vajah* nishan* nishaan* marks* dikh* chhup* chup* poochh* puchh* pucha* bahana* bukhar* scars* kisi_ko_pata*',
);
const blade = slot('ब्लेड* कंपास* सेफ्टी_पिन* रेज़र* कटर* blade* compass* safety_pin* razor* cutter* sharpener_ka*');
const keep = slot(
  'छुपा* छिपा* बैग* देख_लिया* देख_लिए* पढ़ाई_के* याद_आ* फिर_उठा* मम्मी* chhupa* chupa* bag_me* dekh_liya* dekh_liye* dekh_li* padhai_ke* yaad_aa* phir_utha* fir_utha* mil_gay* le_liye* fek_diya* phek_diya* geometry_box* pencil_box* samajh_jao*',
);
const pain = slot('दर्द* dard* pain जलन* jalan*');
const alive = slot(
  'ज़िंदा_हूँ* जिंदा_हूँ* ज़िंदा_लग* महसूस* सुकून* राहत* चैन* zinda_hu* zinda_lag* jinda_hu* mehsoos* mehsus* feel_hot* sukoon* sukun* relief* control*',
);
const painSelf = slot('जलात* काट* खुद_को* जलाती* jalati* jalata* kaat* khud_ko* khudko* cut* blade* isliye*');

/** Somebody has hurt themselves, again or in secret. */
export const harmDone: string = threeUnless(noHarm, [limb, act, 3], state, 5);

/** Self-harm that is going on, hidden, or begun again. */
export const harm: readonly string[] = [
  threeUnless(noHarm, [limb, mark, 3], state, 5),
  threeUnless(noHarm, [wall, strike, 2], until, 4),
  unless(noHarm, `${span}<0-3>${held}<0-4>${fell}|${held}<0-3>${span}<0-4>${fell}`),
  threeUnless(noHarm, [cover, heat, 6], why, 6),
  nearUnless(noHarm, cover, why, 3),
  nearUnless(noHarm, blade, keep, 5),
  threeUnless(noHarm, [pain, alive, 4], painSelf, 4),
];
