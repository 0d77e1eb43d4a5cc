import type { WordList } from './word-list.ts';

export const hi: WordList = {
  good: `
    खुश* ख़ुश* ख़ुशी खुशी आनंद* प्रसन्न* मज़ा मजा मज़े मजे अच्छा अच्छी अच्छे बढ़िया बढिया शानदार
    ज़बरदस्त जबरदस्त बेहतरीन उत्तम श्रेष्ठ सुंदर सुन्दर खूबसूरत ख़ूबसूरत प्यार प्यारा प्यारी प्यारे
    मोहब्बत स्नेह ममता दुलार धन्यवाद शुक्रिया आभार* कृतज्ञ* बधाई मुबारक शुभ* गर्व नाज़ सम्मान* इज्जत
    इज़्ज़त तारीफ़ तारीफ प्रशंसा शाबाश वाह जीत जीते जीता जीती विजय* सफल* कामयाब* पास_हो उत्तीर्ण चयन
    तरक्की प्रगति इनाम पुरस्कार उपहार तोहफा तोहफ़ा राहत सुकून चैन शांति आराम* स्वस्थ ठीक_हो ठीक_है
    उम्मीद* आशा विश्वास भरोसा हिम्मत हौसला साहस मदद_की मददगार समझदार दयालु नेक ईमानदार सच्चा हँसी हंसी
    हँसे हंसे मुस्कु* मुस्कान नाच* गाना_गा मिठाई लड्डू स्वादिष्ट स्वाद लाजवाब कमाल बेस्ट सुपर पसंद
    दिल_से जश्न त्योहार सपना_पूरा गले_लगा* आशीर्वाद वरदान जय भला नमन सलाम बेहतर khush* khushi achha acha
    accha achi acchi achhi ache acche badhiya badiya mast zabardast jabardast shandar shaandar sundar
    khoobsurat khubsurat pyaar pyar pyara pyari pyare mohabbat dhanyavad dhanyawad dhanyvad shukriya
    shukria thank* thanks thnx thx badhai mubarak congrats* congratulations garv proud izzat tareef
    taarif shabash wah waah jeet jeete jeeta jeeti safal kamyab* success* clear pass_ho selected
    select_ho promotion gift sukoon sukun chain rahat shanti aaram umeed ummeed umid himmat hausla
    bharosa hasi hansi hasa muskura* muskaan swad lajawab kamaal kamal best super great good nice
    awesome amazing love lovely loved happy enjoy* enjoyed perfect beautiful cute fun wow excellent
    respect salute fan win won winner jai maza maja mazaa masti dil_se pasand favourite favorite better
    finally akhirkar paisa_vasool paisa_wasool yay yayy mil_gaya mil_gayi lol haha* hehe* ❤ 😍 😊 🥳 🎉 👏 👍
    😘 🥰 😁 😂`,
  bad: `
    दुख* दुःख* दर्द पीड़ा उदास* उदासी रोना रोया रोती रोता रोई रो_रहा रो_रही आँसू आंसू गम ग़म अकेला अकेली
    अकेले अकेलापन तन्हा* डर डरा* डरती डरता भय चिंता चिन्ता फिक्र फ़िक्र घबरा* बेचैन* परेशान* परेशानी
    तनाव टेंशन गुस्सा ग़ुस्सा क्रोध नफ़रत नफरत घृणा घिन जलन शर्म* शर्मनाक शर्मिंदा पछता* अफ़सोस अफसोस
    थक* थका थकी थकान कमज़ोर* कमजोर* बीमार* बीमारी बुखार चोट मौत मर_ग* मरना मार* मारा पीट* झगड़* झगड़ा
    कलह लड़ाई गाली* डाँट* डांट* चिल्ला* ताना ताने अपमान बेइज्जत* मज़ाक_बना* मजाक_बना* धोखा* धोखे झूठ*
    झूठा फरेब बेवफा ठग* लूट* लुट* चोर* चोरी भ्रष्ट* रिश्वत घोटाला अन्याय ज़ुल्म जुल्म अत्याचार हिंसा
    हत्या बलात्कार आतंक* दंगा* दुश्मन गद्दार* देशद्रोही बुरा बुरी बुरे खराब ख़राब गंदा गंदी गंदे घटिया
    बेकार बकवास वाहियात नालायक निकम्म* बेवकूफ* मूर्ख* पागल कुत्त* हरामी साला शैतान बदतर बर्बाद* बरबाद*
    तबाह* नुकसान हानि फेल असफल* नाकाम* हार* हारा हारी हारे निराश* मायूस* हताश* मुश्किल* कठिन* संकट
    समस्या दिक्कत मुसीबत मजबूर* मज़बूर बेबस लाचार गरीब* कर्ज़ कर्ज महंगा महँगा महंगाई महँगाई बेरोज़गार*
    बेरोजगार* शिकायत टूट* टूटा बिगड़* खो_ग* अटक* अटका नहीं_आती नहीं_आया नहीं_मिला नहीं_मिली नहीं_पूछ*
    समझ_नहीं कोई_नहीं किसी_को_नहीं काश गलत ग़लत गलती दोष घुटन चुप* अंधेरा dukh* dukhi dard udaas udas
    rona roya royi ro_raha ro_rahi ro_rha ro_rhi aansu aansoo gham akela akeli akele akelapan tanha dar
    darr dara darta darti chinta fikar ghabra* bechain pareshan* tension stress* anxiety panic gussa
    nafrat hate* hated sharam sharm sharmnaak pachta* afsos thak* thaka thaki kamzor bimar beemar bukhar
    maut mar_ga* maara maar jhagda jhagra ladai gaali gali daant* daanta chilla* taana dhokha dhoka
    jhoot jhuth jhooth jhoota chor chori bhrasht* rishwat bura buri bure kharab khrab ganda gandi gande
    ghatiya bekar bekaar bakwas bakwaas faltu nalayak bewakoof bevkuf pagal kutt* kutta harami saala
    sala chutiya bhenchod madarchod bsdk barbad* nuksan fail* failed haar haara haari nirash mayus
    mushkil problem dikkat musibat majboor garib karz mehnga mehngai berozgar* toot* tut_ga* tod_di*
    bigad* kho_ga* atak* nahi_aati nahi_aata nahi_aaya nahi_mila nahi_mili samajh_nahi koi_nahi
    kisi_ko_nahi mann_nahi man_nahi kash kaash galat galti bad worst worse sad alone cry* crying tired
    sick pain hurt* useless shame shameful disgusting pathetic angry upset depress* broken lost scared
    afraid wrong poor problem* fraud scam fake bored boring waste rude late phir_se_fail ulti 😭 😢 😡 😠 💔
    😔 😞 🤬 🤮 👎`,
  negations: ['नहीं', 'नही', 'मत', 'nahi', 'nhi', 'nahin', 'na', 'not', 'mat'],
  negationsFollow: true,
};
