import type { DoorWords } from '../door-words.ts';

export const hi: DoorWords = {
  people:
    'दोस्त, सहेली, भाई, बहन, बेटा, बेटे, बेटी, पापा, पिता, माँ, मां, मम्मी, पति, पत्नी, बीवी, भाभी, मामा, चाचा, दादी, दादा, नाना, नानी, पड़ोसी, छात्र, बच्चा, बच्ची, किसी, उसने, dost, saheli, bestie, friend, bhai, behen, behan, bahan, beta, beti, bete, papa, mummy, maa, pati, patni, biwi, bhabhi, boyfriend, girlfriend, roommate, colleague, chacha, dadi, nana, nani, bachi, bacha, usne, wo, veer',
  danger:
    'आत्महत्या, खुदकुशी, सुसाइड, मरना चाहत, जीना नहीं चाहत, जान दे, खुद को मार, खुद को नुकसान, ब्लेड, नस काट, हाथ काट, नींद की गोलियाँ इकट्ठी, गोलियाँ इकट्ठी, मेरे जाने से, अलविदा, आखिरी बात, सब बाँट दिया, उनके पास जाना, कूद, फाँसी, suicide, khudkushi, aatmahatya, marna chah, marne ki baat, मरने की बात, mar jaungi, mar jaunga, mar jayeg, mar jaana, mar jana, jeena nahi, jina nahi, jaan de, jaan dene, khud ko kuch kar, khud ko nuksan, khud ko maar, nas kaat, kat ke nishan, cut ke nishan, haath kaat, blade, goodbye, aakhri baat, aakhri baar, chhat pe, kood, phansi, fansi, rahunga hi nahi, nahi rahungi',
  eating:
    'एनोरेक्सिया, बुलिमिया, ईटिंग डिसऑर्डर, उल्टी कर, चबाकर थूक, कैलोरी, खाना छोड़, खाना छिपा, भूखी रहत, मोटी हूँ, मोटी दिखत, पीरियड बंद, गले से नहीं उतर, डिनर छोड़, anorexi, bulimi, eating disorder, binge, ulti kar, laxative, calorie, kha hi nahi, khana chhod, khana chhup, khane se dar, bhookha, bhookhi, moti hu, weighing machine, patla rehne',
  violence:
    'मारते हैं, मारता है, मारती है, मारा मुझे, पीटता, पीटते, हाथ उठा, थप्पड़, गला दबा, गर्दन दबा, बेल्ट, धमकी, ताला लगा, घरेलू हिंसा, हिंसा, दहेज, बलात्कार, छेड़, जान से मारने, शोषण, बंद कर देत, दुर्व्यवहार, haath uthay, haath utha, maarta hai, maarte hai, maarti hai, maar peet, marpeet, thappad, thapad, belt se, gala daba, gardan, dhamki, photos viral, photo viral, dahej, dowry, taala, tala laga, mobile tod, dhakke, gaaliy, gali deta, abuse, abusive, rape, violence, chhedt, zabardasti, salary poori le, taang tod',
  addiction:
    'शराब, दारू, नशा, नशे, लत है, की लत, स्मैक, चिट्टा, गाँजा, गांजा, चरस, अफीम, हेरोइन, कोकीन, गुटखा, नींद की गोली, खाँसी की सीरप, जुआ, सट्टा, सट्टे, इंजेक्शन का आदी, नशा मुक्ति, daaru, daru, sharab, nasha, nashe, peg, ganja, charas, smack, chitta, chitte, heroin, cocaine, drugs, addict, addiction, gutkha, whitener, codeine, satta, jua, teen patti, betting, gambl, casino, rummy, sober, relapse, rehab, dard ki goli, neend ki goli, haath kaanp',
  money:
    'कर्ज, कर्ज़, उधार, साहूकार, ब्याज, मकान मालिक, किराया नहीं, किराया भर, बिजली काट, राशन, गिरवी, नीलाम, बैंक का नोटिस, कुर्की, फीस नहीं, बिल न भर, इतना पैसा कहाँ, पैसे नहीं, पैसा नहीं, खाने को नहीं, वसूली, रिकवरी, लोन, किस्त, दिवाल, ठग, वेतन नहीं, karz, karza, karja, udhaar, loan app, recovery agent, makaan malik, girvi, ration, aata khatam, fees na, fees nahi, paise nahi, paisa nahi, paise khatam, kahan se du, kahan se de, credit card, bijli kat, salary nahi, chit fund, guarantor, bank mere peeche, beghar, rent nahi, kiraya nahi, loan recovery, emi kahan, loan chuk',
  grief:
    'नहीं रहे, नहीं रहा, नहीं रही, गुजर गए, गुज़र गए, गुजर गई, मर गया, मर गई, मौत, निधन, देहांत, अंतिम संस्कार, अर्थी, श्राद्ध, बरसी, तेरहवीं, विधवा, गर्भपात, मिसकैरिज, उनके बिना, पति के बिना, की खुशबू, शहीद, तिरंगे, खो दिया, nahi rahe, nahi rahi, guzar gay, gujar gay, mar gaya, mar gayi, death, dehant, barsi, terahvi, antim, funeral, vidhwa, miscarriage, kho diya, expire ho, papa ko gaye, maa ko gaye, mummy ko gaye, bhai ko gaye, बहन को गए, पापा को गए, माँ को गए, पति को गए',
};
