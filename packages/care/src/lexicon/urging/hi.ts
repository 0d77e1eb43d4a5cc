import type { UrgingWords } from './urging.ts';

/** Hindi in Devanagari and in Latin letters. */
export const hi: UrgingWords = {
  go: 'to toh तो kar_le karle krle kar_lo kar_ke_dikha कर_ले कर_लो कर_के_दिखा कर_लेना kar_lena kar_hi_le jaldi जल्दी jaldi_kar der_kyun kisne_roka roka रोका किसने_रोका kis_baat_ka intezaar इंतज़ार इंतजार kya_soch_raha sochta_kya soch_mat सोच_मत chal चल nikal निकल nikal_le निकल_ले nikal_ja ja_na ja जा jaa na ना aaj_hi आज_ही aaj आज is_baar इस_बार agli_baar ek_baar_me एक_बार_में ek_kadam bas_ek_kadam himmat हिम्मत dam दम prove best_of_luck alvida अलविदा bye kab_karega hat_ja हट suru_kar tata abhi_tak अब_तक bata_du aur_kya_chahiye और_क्या_चाहिए',
  harm: 'rassi रस्सी phanda फंदा pankha पंखा fansi phansi faansi फाँसी फांसी latak लटक chhat chat छत pul पुल train ट्रेन patri पटरी nadi नदी kuan कुएँ kua kood kud कूद छलाँग jump goli goliyan गोलियाँ गोली zeher zehar jahar ज़हर जहर shishi शीशी phenyl फिनाइल blade ब्लेड chaku चाकू nas नस kalai कलाई kaat काट kaat_le nigal निगल doob डूब aag आग pi_le पी_ले balcony khidki खिड़की',
  end: 'mar मर mar_ja मर_जा marja mar_jao maro marna मरना marne मरने marega मरेगा maut मौत suicide khudkushi खुदकुशी आत्महत्या atmahatya jaan जान jaan_de khatam खत्म ख़त्म khatam_kar unalive kms kys chita चिता kabar kabr क़ब्र कब्र janaza arthi अर्थी swarg नरक jannat hamesha_ke_liye हमेशा_के_लिए so_ja_hamesha upar ऊपर upar_wali mukti मुक्ति zinda ज़िंदा जिंदा jeena जीना jeene जीने jee_kar duniya_chhod दुनिया_छोड़ गायब delete respawn uninstall mita मिटा mitana saans साँस',
  useless:
    'bojh बोझ dharti धरती zameen wajan वज़न oxygen ऑक्सीजन bekaar बेकार nalla नल्ला nikamma nikamme निकम्मा nalayak galti गलती galti_se paida पैदा haq हक़ हक paap पाप kaam_ka kharab pension पेंशन insurance karz कर्ज़दार jagah जगह kamzor कमज़ोर कमजोर naak नाक laaj लाज izzat इज़्ज़त beaulad बेऔलाद sharam शर्म besharam बेशर्म khaana raste_se रास्ते_से',
  nobody:
    'koi_nahi koi_nhi कोई_नहीं kisi_ko किसी_को koi कोई royega रोएगा yaad याद farak fark फर्क farq pata_chalega bhool_jayenge भूल_जाएँगे bhool भूल pyaar_nahi kaun कौन koi_puchta nahi_royega tu_hai_hi_kaun',
  without:
    'tere_bina तेरे_बिना tumhare_bina तुम्हारे_बिना aapke_bina tere_jane तेरे_जाने tere_marne tu_nahi_rahega तू_नहीं_रहेगा tere_na_hone teri_jagah ek_kam एक_कम',
  relief:
    'sukoon सुकून rahat राहत chain चैन azad आज़ाद aazad khush खुश behtar बेहतर bhala भला accha_ho अच्छा_हो saaf साफ़ saf mahaul duniya दुनिया laddu लड्डू bach बचा bacha accha अच्छी_माँ punya पुण्य problem_solved theek_hai samajhdari समझदारी jashn party',
  taunt:
    'drama ड्रामा nautanki नौटंकी darpok डरपोक kayar himmat_nahi haha hahaha 😂 🤣 live attention post पोस्ट essay निबंध roz_roz rona_sunke pak_gaye bolta_rehta bolta karta_kuch_nahi phir_bhi thu थू sharam_nahi fail बेशर्म moti chhakke band_kar बंद_कर chup चुप pagli पगली adha_adhura ghatiya time_waste zinda_hai namard budhe बुड्ढे',
  permit:
    'sach_kahu सच_कहूँ sach_bolu seedhi_baat practical bura_mat bura_na शायद shayad theek_rahega ठीक_है main_hota मैं_होता teri_jagah_main jaise_log जैसे_लोग jaise तेरे_जैसे tere_jaise tu_jaise kuch_hona_nahi sudharega सुधरेगा behtar_hai बेहतर_है कृपया kripya marzi faisla फैसला phaisla sahi_kiya सही_किया soch_kar_dekho सोच_कर_देखो purane_zamane advice koi_umeed',
  kind: 'mat मत mat_kar मत_कर mat_ja मत_जा mat_jana ruk_ja रुक_जा ruk रुक please plz_mat प्लीज़ प्लीज gale_lag गले pyaar_karte saath साथ साथ_में hum हम hum_sab main_hu hu_na sun_raha tere_liye तेरे_लिए tere_saath तेरे_साथ baat_kar baat_karte phone_kar phone फ़ोन फोन call help madad मदद kasam कसम sahi_ho_jayega theek_ho ठीक jee_le heera हीरा sherni शेरनी sher yaar यार bhai_mere behen बहन beta बेटा bacche didi दीदी dost zaroori accha_hua अच्छा_हुआ shukr शुक्र bach_gaya jeet haath_jod हाथ_जोड़ galti_nahi गलती_नहीं bojh_nahi rona_aa रोना_आ aansu kaleja कलेजा dil दिल chai चाय samose khaana_kha rakh khabardar doctor therapy sunn sun_le maaf माफ sukh subah सुबह zinda_rahega kamzor_nahi reply',
  self: 'main मैं mai mera मेरा meri मेरी mere मेरे mujhe मुझे mujhko maine मैंने hum हम hamara hamari main_bhi मैं_भी mujhe_bhi mere_bhi apne_bhai',
  third:
    'wo वो us उस uska uski usne उसने unhone unka ye_log log लोग logo baap बाप boss बॉस teacher saas सास rishtedar रिश्तेदार husband pati wife ex hod system सिस्टम jisne जिसने aadmi gharwale kutta_wo aise ऐसे isne kisi_ne ladka',
  illness:
    'depression डिप्रेशन anxiety एंग्ज़ायटी cancer dimag दिमाग bimari बीमारी exam परीक्षा neet rank result job market syllabus gam गम dukh दुख kismat किस्मत zindagi ज़िंदगी life dard दर्द karz_saala soch_hai chinta चिंता panic nasha नशे izzat_ke_naam pyaar_ko',
  dont: 'mat मत nahi नहीं nahin nhi na_kar kabhi_nahi bilkul_nahi nai',
};
