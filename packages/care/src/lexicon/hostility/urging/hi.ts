import { near, slot } from '../../../crisis/slots.ts';

const you = slot(
  'तू तुम आप तेरा तेरी तेरे तुझे तुझ* तुम्हारा तुम्हारी तुम्हारे आपके आपकी tu tum aap tera teri tere tujhe tujh* tumhara tumhari tumhare aapke aapki uncle aunty amma',
);
const die = slot(
  'मर_जा मर_जाओ मर_जाइए मर_क्यों_नहीं मर_भी_जा मरता_क्यों मरती_क्यों लटक_जा लटक_ले कूद_जा कूद_ले निगल निगल_जा निगल_ले काट_ले चला_जा_दुनिया सो_जा_हमेशा मिट_जा मिटा_ले खुद_को_मिटा निपट_जा निकल_ले_दुनिया mar_ja mar_jaa mar_jao mar_jaiye mar_kyun_nahi mar_kyu_nahi mar_bhi_ja marta_kyu* marti_kyu* latak_ja latak_le kood_ja kud_ja kood_le nigal nigal_le nigal_ja kaat_le kat_le nas_kaat mit_ja khud_ko_mita* nipat_ja nikal_le_duniya unsubscribe_from_breathing kys kill_urself kill_yourself jump_kar_le',
);
const push = slot(
  'जल्दी अब आज बस चुपचाप ना यार फिर तो सब_खुश चैन_मिल* jaldi ab aaj bas chupchap na yaar bhai phir to toh please pls sab_khush chain_mil* sukoon_mil* natak nautanki drama nikamme bekar bekaar himmat',
);
const still = slot(
  'अब_तक_ज़िंदा अब_तक_जिंदा अभी_तक_ज़िंदा अभी_तक_जिंदा फिर_से_ज़िंदा फिर_बच_गय* अभी_तक_मरा* मरा_नहीं_अभी ज़िंदा_क्यों_है जिंदा_क्यों_है abhi_tak_zinda ab_tak_zinda phir_se_zinda phir_bach_gay* fir_bach_gay* abhi_tak_mara* abhi_tak_mari* mara_nahi_abhi mari_nahi_abhi zinda_kyu* zinda_hai_abhi saans_le_raha_abhi',
);
const yous = slot('तू तुम यार tu tum yaar ab hai abe oye');
const nobody = slot(
  'कोई_नहीं_रोएगा कोई_याद_नहीं किसी_को_फर्क_नहीं किसी_को_फ़र्क_नहीं कोई_रोकने_वाला_नहीं किसी_ने_नहीं_रोका koi_nahi_royega koi_nahi_roega koi_yaad_nahi kisi_ko_fark_nahi kisi_ko_farak_nahi koi_rokne_wala_nahi koi_nahi_rokega',
);
const gone = slot(
  'जिस_दिन_तू तू_नहीं_रहेगा तू_नहीं_रहेगी तू_न_रहे तेरे_बिना तेरे_जाने* तेरे_मरने* तुम्हारे_बिना तुम्हारे_जाने* jis_din_tu tu_nahi_rahega tu_nahi_rahegi tu_na_rahe tere_bina tere_jaane* tere_jane* tere_marne* tumhare_bina tumhare_jaane* tumhare_marne*',
);
const goneHow = slot(
  'चैन* सुकून* खुश* आराम* शांति* मिठाई* पार्टी* जश्न* साफ़* हल्क* अच्छा बेहतर* chain sukoon sukun khush khushi aaram shanti mithai party jashn saaf halk* behtar accha acha relief better',
);
const means = slot(
  'फंदा* रस्सी* छत* पुल* पटरी* ट्रेन* ज़हर* जहर* गोलियाँ* गोलियां* ब्लेड* नदी* यमराज* चिता* लकड़ी* कफ़न* कफन* fanda phanda rassi chhat terrace pul bridge patri train zeher zehar goliyan goliya blade nadi yamraj chita kafan pankha',
);
const meansHow = slot(
  'खाली_है इंतज़ार* इंतजार* बुला* दे_दूँ दिला* भेज* सस्ती* कितने_फ्लोर khaali_hai khali_hai intezaar intzaar bula* de_du dila_du bhej_du bhejun sasti saste free_me padosi try_kar ginti_kyun ginti_kyu nigal le_aa',
);
const show = slot('live लाइव recording video_bana popcorn बेस्ट_ऑफ_लक best_of_luck all_the_best countdown');
const showHow = slot('aana आना tonight aaj आज zaroor zarur dikha dikhana bana_ke taiyar wait excited');
const birth = slot(
  'कोख* माँ_की_भूल kokh abortion abort तुझे_जन्म तुझे_पैदा tujhe_janam tujhe_janm tujhe_paida tere_janam',
);
const birthHow = slot(
  'गलती* शर्म* पछता* सुधार* गिरा_देती मार_देती galti sharm pachta* sudhar* gira_deti maar_deti बड़ी_भूल badi_bhool',
);
const taunt = slot(
  'मरने_वाले मरने_की_धमकी बस_धमकी सिर्फ_धमकी नौटंकी* नाटक ड्रामा* हिम्मत_नहीं हिम्मत_है डरपोक* marne_wale marne_ki_dhamki sirf_dhamki bas_dhamki nautanki drama himmat_nahi himmat_hai darpok prove_me_wrong tujhse_nahi_hoga tumse_nahi_hoga tujhse_ye_bhi_nahi',
);
const tauntHow = slot(
  'post पोस्ट नहीं_डालते कर_के_दिखा करके_दिखा मर_के_दिखा अब_कर nahi_daalte nahi_dalte kar_ke_dikha karke_dikha mar_ke_dikha ab_kar kar_na nikamme khud_ko_mita* mar episode',
);
const polite = slot(
  'निर्णय_का_सम्मान* फैसले_का_सम्मान* सबसे_बड़ी_सेवा धरती_का_बोझ_कम बोझ_कम_कर बोझ_हल्का_कर सीट_छोड़* चैन_लेने_दो nirnay_ka_samman* faisle_ka_samman* faisle_ki_izzat sabse_badi_seva bojh_kam_kar bojh_halka_kar seat_chhod* seat_khali_kar* duniya_ki_seat decision_ki_respect wapas_kar_khud_ko apni_kahani_yahin kahani_khatam_kar kahani_yahin_khatam agle_janam_me_aana agle_janm_me_aana upar_jaake',
);

/** Comments that tell somebody to harm themselves: orders, dares, sneers, polite advice. */
export const hiUrging: readonly string[] = [
  `${die}(?: \\S{1,8}){0,1} ${push}(?! (?:game|is game|match|hansi|hasi|has has))|${push}(?: \\S{1,8}){0,1} ${slot('मर_जा मर_जाओ लटक_जा कूद_जा निगल_ले mar_ja mar_jao latak_ja kood_ja kud_ja nigal nigal_le kaat_le')}(?! (?:game|hansi|hasi|has has))`,
  `${you}(?: \\S{1,8}){0,2} ${slot('मर_जा मर_जाओ मर_जाइए मर_क्यों_नहीं mar_ja mar_jao mar_jaiye mar_kyun_nahi mar_kyu_nahi kys kill_urself kill_yourself')}(?! (?:game|jata is|jaata is))`,
  `${still}<0-3>${yous}|${yous} ${still}`,
  `(?<!(?:बकवास|बंद|jhooth|galat|mat) \\S{0,4} ?\\S{0,4} ?)${nobody}<0-3>${slot('तेरे तेरी तुझ* तुम्हारे मर* जा tere teri tujh* tumhare tu mar ja jaa')}|${slot('तेरे तेरी तुम्हारे tere teri tumhare')}<0-3>${nobody}`,
  near(gone, goneHow, 4),
  `${means}<0-3>${meansHow}`,
  near(show, showHow, 2),
  near(birth, birthHow, 3),
  near(taunt, tauntHow, 2),
  polite,
  '(?:goliyan|goliya|गोलियाँ|गोलियां)(?: \\S{1,6}){0,3} (?:nigal|निगल|kha ja|खा जा|gatak)|(?:aur|थोड़ा|thoda|zara) (?:gehra|गहरा|zor se|ज़ोर से)(?: \\S{1,4}){0,2} (?:kaat|काट|kar apne|maar)|(?:agli|is|इस|अगली) (?:baar|बार)(?: \\S{1,6}){0,3} (?:fail mat|bachna mat|बचना मत|kamyab|safal|kaamyaab)|(?:live|लाइव) (?:aana|आना|aa ja)|(?:unsubscribe|logout|log out) (?:from|kar) (?:breathing|life|zindagi)',
];
