import type { DangerSignTerms } from './names.ts';

/** Hindi in its own and in Latin letters. */
export const hi: DangerSignTerms = {
  die: 'मर, मरना*, मरने*, मरूँ*, मरूं*, मौत*, मृत्यु, आत्महत्या, खुदकुशी, सुसाइड, जान दे*, जान ले*, खत्म कर, ख़त्म कर, फाँसी*, फांसी*, अपनी जान, marna, marne, mar, mar jau*, mar jaun*, maut, suicide, khudkushi, atmahatya, jaan de*, jaan le*, khatam kar*, khud ko khatam*, khatm kar*, phansi, faansi, die, kill myself, marr',
  attempt:
    'कोशिश*, बच गया, बच गई, बचा लिया, होश आया, असफल, अस्पताल में आँख, koshish, bach gaya, bach gayi, bacha liya, hosh aaya, overdose, try kiya, fail ho*, attempt',
  harm: 'काट*, काटा, काटती, काटता, काटना, नस*, चोट*, जला*, नोच*, खरोंच*, दाँत से, मार*, पीट*, सिर पटक*, सर पटक*, खून*, नुकसान, kaat*, kaata, kat li*, nas kaat*, chot, jala*, noch*, kharoch*, sar patak*, khud ko maar*, cut, cutting, cuts, khoon, self harm, blood, hurt',
  skin: 'हाथ*, बाँह*, बांह*, जाँघ*, जांघ*, कलाई*, पैर, बाजू, आस्तीन*, निशान*, घाव*, खून, चमड़ी, पट्टी*, haath*, baah, jaangh*, kalai*, full sleeve*, sleeve*, nishan*, ghaav, zakhm*, patti, bandage, scar*, wrist, thigh*, band aid, arms',
  blade:
    'ब्लेड*, चाकू*, कैंची, लाइटर, शीशा, काँच, सुई, सिगरेट, blade*, chaku, kainchi, lighter, kaanch, razor*, sharpener, compass, cigarette, knife, cutter',
  relapse:
    'फिर, फिर से, दोबारा, वापस, रुक नहीं, मन कर*, महीने बाद, दिन बाद, रोक नहीं, छूट*, phir, phir se, fir, fir se, dobara, wapas, ruk nahi, control nahi, mahine baad, din baad, clean, relapse*, urge*, again, chhod*',
  pills:
    'गोली*, गोलियाँ*, गोलियां*, दवा*, दवाई*, नींद की, शीशी, ज़हर*, जहर*, कीटनाशक, गैस, खुराक, जमा कर*, इकट्ठ*, पत्ता, पैकेट, goli*, goliya*, goliyan*, dawa*, dawai*, neend ki, zeher*, zehar, jehar, gas, dose, jama kar*, ikatth*, pills, tablets, meds, sheeshi, insulin, phenyl, sulphas',
  rope: 'रस्सी*, दुपट्टा*, पंखे*, पंखा, बंदूक*, बेल्ट, तमंचा, फंदा*, गोली मार*, rassi, dupatta*, pankhe*, pankha, fan, bandook, belt, gun, fanda, rope, latak*, लटक*',
  height:
    'पुल*, छत*, बालकनी, मुंडेर*, रेलिंग, किनारे*, पटरी*, ट्रेन*, रेल, मेट्रो, नदी*, नहर*, खिड़की*, कूद*, छलांग*, डूब*, मंज़िल*, मंजिल*, समंदर, कुआँ, कुएँ*, pul, chhat*, chat, balcony, railing, kinare, patri*, train, track*, metro, nadi, nehar, khidki, kood*, kud*, chhalang, doob*, manzil, floor, terrace, bridge, jump*, kuan*',
  letters:
    'चिट्ठी*, चिट्ठियाँ*, खत*, ख़त*, पत्र*, नोट, लिख*, वसीयत, पासवर्ड*, कागज*, काग़ज़*, दस्तावेज*, लिफाफ*, वीडियो, बीमा*, खाता, खाते, डायरी, chitthi*, khat*, letter*, note, notes, likh*, vasiyat, will, password*, kagaz*, documents, lifafa*, video, bima, insurance, account, diary, msg, message',
  give: 'दे दिया, दे दी, दे दे*, दे आया, दे आई, बाँट*, बांट*, सौंप*, संभाल*, ख्याल रख*, ध्यान रख*, दान, छोड़ आ*, रख लेना, मेरा सामान, मेरी चीज*, कुत्त*, बिल्ली*, बता देना, कह देना, लौटा*, चुका*, de diya, de di, de dena, baant*, saunp*, sambhal*, khayal rakh*, dhyan rakh*, daan, chhod aaya, rakh lena, mera saman, meri cheez*, kutt*, billi, bata dena, bol dena, keh dena, lauta*, chuka*, gift, donate',
  farewell:
    'अलविदा, विदा*, आखिरी*, आख़िरी*, अंतिम, शुक्रिया, धन्यवाद, गले लग*, याद रख*, माफ*, माफ़*, खुश रहना, प्यार करत*, सबको, alvida, bye, goodbye, vida, aakhri*, akhri*, aakhiri*, last, final, shukriya, thank*, thanks, gale lag*, yaad rakh*, maaf*, maafi, khush rehna, love you, sorry, take care',
  soon: 'आज रात, आज, कल, शुक्रवार, शनिवार, रविवार, सोमवार, गुरुवार, मंगलवार, बुधवार, तारीख*, जन्मदिन, सुबह*, सब सो*, रात को, इस हफ्ते, तब तक, बस कुछ, दिन बचे, aaj raat, aaj, kal, friday, saturday, sunday, monday, thursday, shukravar, ravivar, somvar, tareekh, tarikh, birthday, subah, sab so*, sabke sone*, raat ko, tonight, tomorrow, weekend, is hafte, tab tak, date, jaldi',
  settled:
    'शांत*, शांति, सुकून, हल्का*, राहत, तय, फैसला*, फ़ैसला*, तैयार*, सब ठीक कर, व्यवस्थ*, योजना, पूरा, पूरे, निपटा*, चुन*, पहली बार, डर नहीं, साफ*, चुका दि*, सोच लिया, shant, shanti, sukoon, sukun, halka, rahat, tay, faisla*, decide*, ready, taiyar, set, plan, pura, nipta*, chun*, pehli baar, dar nahi, saaf, chuka di*, soch liya, peace, calm, sorted, done, relief, arrange*',
  gone: 'चला जाऊ*, चली जाऊ*, चला जा*, चली जा*, जा रहा, जा रही, नहीं रहूँ*, नहीं रहूं*, नहीं रहेंगे, मेरे बिना, मेरे बाद, मेरे जाने*, गायब*, लौटूँ*, लौटूं*, वापस नहीं, इंतज़ार मत*, इंतजार मत*, ज़रूरत नहीं, जरूरत नहीं, फर्क नहीं, खत्म, ख़त्म, अंत, छुटकारा, मुक्ति, तंग नहीं, chala jau*, chali jau*, ja raha, ja rahi, nahi rahu*, nahi rahunga, mere bina, mere baad, mere jane*, gayab, wapas nahi, wait mat, intezar mat, zarurat nahi, zaroorat nahi, farak nahi, khatam, khatm, end, chhutkara, mukti, nahi aaunga, nahi aaungi, disappear*, gone',
  living:
    'जीना*, जीने*, जी रहा, जी रही, जिंदा*, ज़िंदा*, ज़िंदगी*, जिंदगी*, जीवन*, वजूद, दुनिया*, साँस*, सांस*, भविष्य, आगे, रहना, jeena*, jeene*, jina, jine, ji raha, ji rahi, zinda*, jinda, zindagi*, jindagi, life, wajood, duniya*, saans*, future, aage, rehna, exist*, live, alive',
  refuse:
    'नहीं चाहत*, मन नहीं, थक*, ऊब*, मतलब नहीं, क्या फायदा*, क्या फ़ायदा*, फायदा, वजह, क्यों, बस हो गया, बस अब, हार*, हिम्मत नहीं, ताकत नहीं, नहीं होता, सहा नहीं, बर्दाश्त*, कुछ नहीं बचा, अब नहीं, बस, nahi chahta, nahi chahti, mann nahi, man nahi, thak*, kya fayda*, kya faida, matlab nahi, koi matlab, wajah, kyu, kyun, bas ho gaya, bas ab, haar*, himmat nahi, taakat nahi, nahi hota, nahi ho raha, saha nahi, bardasht*, kuch nahi bacha, ab nahi, give up, tired, enough, pareshan',
  burden:
    'बोझ*, बेकार, निकम्म*, किसी काम, कोई फर्क, किसी को फर्क, किसी को पता, याद नहीं कर*, लायक*, नाकाम*, शर्मिंदा, गलती*, पैदा*, खर्च*, नफरत*, नफ़रत*, बेहतर होता, खुश रहेंगे, अच्छा होता, फालतू, bojh*, bekar, bekaar, nikamm*, kisi kaam, kisi ko farak, koi farak, kisi ko pata, yaad nahi kar*, miss, layak, nakaam, galti, paida*, kharch*, nafrat*, behtar, khush rahenge, acha hota, accha hota, faltu, burden, useless, hate, waste, deserve',
  wake: 'नींद*, सो जाऊ*, सो जा*, उठ*, जाग*, न उठ*, ना उठ*, neend*, so jau*, so jaun*, uth*, jaag*, na uth*, nahi uth*, sleep, wake',
  wish: 'काश*, चाहत*, दुआ*, भगवान*, उठा ले*, अगर, ईर्ष्या, जलन, एक्सीडेंट*, ट्रक*, गाड़ी, बुला ले*, मन करता, सोचत*, लगता, kaash*, kash, chahta, chahti, dua*, bhagwan*, utha le*, agar, jealous, jalan, accident*, truck*, gaadi, gadi, bula le*, mann karta, man karta, sochta, sochti, wish, hope, want',
  method:
    'दर्द नहीं, बिना दर्द*, दर्द*, कितनी, कितने, कितना, कितनी देर, ऊँचाई, ऊंचाई, काफी, काफ़ी, जानलेवा, जल्दी, आसान*, बेहोश*, तरीका*, तरीक़ा*, तरीके*, मिला*, असर*, कहाँ मिल*, कहां मिल*, बच जा*, bina dard*, dard nahi, dard hota, dard, kitni, kitne, kitna, kitni der, kaafi, kafi, jaldi, aasan*, asaan*, behosh*, tarika*, tareeka*, tarike, milakar, mix, mg, asar*, kaha mil*, kahan mil*, bach ja*, painless, best way, way, method, lethal, fast',
  question:
    'कैसे, कौन, कौनसा, कोई जानता, किसी को पता, क्या, कहाँ, कहां, सच*, हो सकता, बताओ, बताइए, पूछ*, kaise, kese, kaun, konsa, koi janta, kisi ko pata, kya, kaha, kahan, sach, ho sakta, batao, bata do, bataiye, puch*, how, anyone',
  self: 'मैं, मुझे, मेरा, मेरी, मेरे, मुझ, खुद, अपने, अपना, अपनी, मैंने, main, mai, mujhe, mera, meri, mere, mujh, khud, apne, apna, apni, maine, i, me, my, im, mein',
  other:
    'वो, वह, उस*, उन*, दोस्त*, छात्र*, मरीज*, पड़ोसी*, सहकर्मी*, बेटा, बेटी, कोई, किरदार, woh, wo, us, uska, uski, usne, dost*, student*, patient, padosi, colleague*, beta, beti, friend*, he, she, bhai ne',
  family:
    'माँ*, मां*, मम्मी*, पापा*, पिता*, बहन*, भाई*, पत्नी*, पति*, बच्च*, बेटा*, बेटी*, घरवाल*, परिवार*, दादी*, दादा*, कुत्ता, बिल्ली, नानी*, maa, ma, mummy*, mumma, papa*, pita, behen, bahan, bhai, bhaiya, didi, wife, pati, husband, bachch*, bache*, bachche, gharwal*, ghar wal*, family, parivar, dadi, dada, nani, mom, dad, bf, gf',
  laugh:
    'हाहा*, lol, lmao, haha*, hehe*, 😂, 🤣, 😅, 😭, 💀, मज़ाक, मजाक, हँस*, हंस*, mazak, majak, hasi, has has*, yaar, bro, xd, rofl, omg',
  story:
    'फिल्म*, फ़िल्म*, सीरियल, गेम*, एपिसोड, सीज़न, किताब*, उपन्यास, गाना, गाने, बोल, नाटक, किरदार, कविता*, कहानी*, विलेन, film*, movie*, serial, game*, episode, season, series, kitab, novel, gaana, gana, gaane, song, lyrics, natak, kirdar, level, boss, album, concert, poem, actor, kahani, villain, ending, anime, hero, pubg, scene, match',
  duty: 'परीक्षा*, इम्तिहान, पेपर, शिफ्ट*, बॉस*, जिम, होमवर्क, ऑफिस*, मीटिंग, क्लास*, टीचर*, प्रोजेक्ट, काम, नौकरी*, स्कूल*, मैथ*, भूख, गर्मी*, ट्रैफिक, exam*, pariksha, deadline*, paper, shift*, boss, gym, km, marathon, homework, office, meeting*, class*, teacher*, training, project, thesis, kaam, naukri, job, school, math*, bhookh, bhook, garmi, traffic, neet, jee, upsc',
  grief:
    'गुजर*, गुज़र*, चल बसे, चल बसी, देहांत, अंतिम संस्कार, तेरहवीं, साल पहले, शोक, खो दिया, याद आती, याद आते, श्मशान, कब्र*, अस्थियाँ, आत्महत्या कर ली, बरसी, guzar*, gujar*, chal base, dehant, antim sanskar, terahvi, saal pehle, shok, kho diya, yaad aati, yaad aate, shamshan, kabr, funeral, death, passed away, barsi, vet, expire*, died',
  medicine:
    'डॉक्टर*, ऑपरेशन*, अस्पताल*, दाँत*, फार्मासिस्ट, एनेस्थीसिया, बेहोशी की, एलर्जी*, नर्स*, एंटीबायोटिक*, जाँच*, जांच*, थेरेपिस्ट, पैनिक*, लक्षण*, साइड इफेक्ट*, टीका, घबराहट, doctor*, operation*, hospital*, dentist, pharmacist, anesthesia, allerg*, nurse*, antibiotic*, test, report, therapist, panic*, symptoms, side effect*, vaccine, surgery, surgeon, anxiety, ghabrahat, injection',
  moving:
    'शिफ्ट हो*, घर बदल*, फ्लैट, फ्लाइट, एयरपोर्ट, छुट्टी*, विदेश*, रिटायर*, नई नौकरी, वीज़ा, यात्रा*, सामान पैक, मकान मालिक, यूनिवर्सिटी, इस्तीफा, पार्टी, तलाक, shift ho*, ghar badal*, flat, flight, airport, chhutti*, videsh, retire*, nayi naukri, new job, visa, trip, packing, landlord, makan malik, university, college, resign*, party, subscription, facebook, insta*, divorce, talaq, hostel, farewell',
  house:
    'खाना बना*, रसोई*, रेसिपी, बगीचा, ओवन, प्याज*, दाढ़ी, टैटू, सिलाई, गलती से, बाल कट*, साइकिल, क्रिकेट, गिर*, फिसल*, सब्ज़ी*, सब्जी*, khana bana*, kitchen, rasoi, recipe, oven, pyaaz, pyaz, shave, shaving, tattoo, piercing, silai, galti se, baal, cycle, cricket, football, gir gaya, gir gayi, phisal*, sabzi, haircut',
  deny: 'मरना नहीं, मरने से डर*, मौत से डर*, मौत का डर, चिंता मत, सुसाइडल नहीं, डिप्रेशन नहीं, marna nahi, marne se dar*, maut se dar*, maut ka dar, chinta mat, suicidal nahi, not suicidal, depressed nahi, tension mat',
  secret:
    'किसी को नहीं पता, कोई नहीं जानता, छुप*, छिप*, राज*, मत बताना, नाटक कर*, झूठ*, शक, बोल दिया, कह दिया, सोचते हैं, समझते हैं, देख लि*, पता चल*, पता नहीं, kisi ko nahi pata, koi nahi janta, chup*, chhup*, raaz, mat batana, natak kar*, jhooth*, jhuth, shak, bol diya, keh diya, bola, sochte hai*, samajhte, dekh li*, pata chal*, pata nahi, secret, hide, hidden, lie',
  better:
    'खुश*, बेहतर, मदद*, पहले, ठीक हो*, शुक्रगुज़ार, गर्व, आखिरकार, अच्छी खबर, अब भी हूँ, जश्न, केक, सुंदर, पास हो*, khush, behtar, madad*, pehle, theek ho*, thik ho*, grateful, proud, finally, good news, party, cake, sundar, pass ho*, happy, excited, help, better, mast, maza',
  alone:
    'अकेल*, सब सो रहे, घर खाली, घर पे कोई, घर में कोई, बंद, बाथरूम, फोन बंद, होटल, गाड़ी, मिलूँ, मिले, ब्लॉक, दराज*, अलमारी*, बैग, चाबी*, दरवाज*, akel*, sab so rahe, ghar khali, ghar pe koi, band, bathroom, phone band, phone off, hotel, gaadi me, block*, daraz, drawer, almari, bag, chabi, darwaza, lock*, alone, room',
  pain: 'दर्द*, रो*, खाली*, कुछ महसूस, अंधेर*, रास्ता नहीं, थक गया, थक गई, नफरत, निराश*, शर्म*, सज़ा*, सजा*, दोष, तकलीफ*, तकलीफ़*, दुख*, घुट*, dard, ro, rona, rone, khali, kuch feel, mehsoos, andher*, rasta nahi, thak gaya, thak gayi, nirash*, sharm*, saza*, dosh, takleef*, dukh*, ghut*, pain, numb, empty, cry*',
};
