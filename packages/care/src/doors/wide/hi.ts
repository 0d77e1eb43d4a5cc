import type { DoorWords } from '../door-words.ts';

export const hi: DoorWords = {
  people:
    'यार, सखी, साली, जीजा, देवर, ननद, ससुर, सास, भतीज, भांज, स्टूडेंट, लड़का, लड़की, yaar, jiju, jija, devar, nanad, saas, sasur, bhatija, bhanja, ladka, ladki, student, bhaiya, didi',
  danger:
    'मरना, मर जाऊ, जान, नहीं जीना, जीना नहीं, काट, नस, गोली, छत, पुल, रस्सी, फांसी, चिट्ठी, फोन नहीं, फोन बंद, जवाब नहीं, बाँट, बांट, खतरा, खुद को, मरना चाहता, मरना चाहती, marna, mar jau, mar jaun, nahi jeena, jeena, jaan, cut, nas, goli, chhat, chat pe, pul, rassi, chitthi, alvida, phone nahi, phone off, phone band, reply nahi, baant, khatra, khud ko, depress',
  eating:
    'खाना, मोटी, मोटा, पतली, पतला, वजन, डाइट, उल्टी, भूख, भूखा, शीशा, आईना, उपवास, शरीर से, चर्बी, khana, mota, moti, patla, patli, wajan, weight, diet, ulti, bhookh, bhukha, sheesha, calories, fasting, body, charbi, khaya nahi, nahi khaya, overeat',
  violence:
    'मारा, मारपीट, पीटा, पिटाई, लात, घूँसा, धक्का, चिल्लाता, गाली, शक करता, शक, रोकता, बंद किया, ताला, धमकाता, ब्लैकमेल, पुलिस, थाना, सौतेल, जबरदस्ती, छेड़छाड़, निशान, डर लगता, घर से भाग, ससुराल, mara, maara, peeta, pitai, laat, dhakka, chillata, gali, shak, rokta, blackmail, police, thana, sautel, jabardasti, chhedchhad, nishaan, dar lagta, dar lagti, sasural',
  addiction:
    'शराबी, पीता, पीते, पीना, बीयर, नशेड़ी, छोड़ना, सिगरेट, बीड़ी, तंबाकू, जुआरी, सट्टेबाज़, लॉटरी, हार गया, दवाई, नशीली, ड्रग्स, लत, sharabi, peeta hai, peena, beer, nashedi, cigarette, bidi, tambaku, juari, lottery, dawai, drug, lat_, latt',
  money:
    'पैसा, पैसे, रुपये, किराया, मकान, बिल, बिजली, गैस, ईएमआई, क्रेडिट, बैंक, तनख्वाह, सैलरी, नौकरी गई, बेरोज़गार, भूखे, दूध, फीस, इलाज, कोर्ट, नोटिस, धोखा, घर खाली, बेघर, paisa, paise, rupaye, makaan, bill, bijli, gas, emi_, credit, bank, tankhwah, naukri gayi, berozgar, bhookhe, doodh, fees, ilaaj, court, notice, dhokha, ghar khali',
  grief:
    'मर गए, चल बसे, चल बसी, चिता, अस्थि, शोक, दुख, बिना, याद, कब्र, अंतिम, उनकी आवाज़, कमरा, नहीं रहीं, खोने, कुत्ता मर, बिल्ली मर, धड़कन, गर्भ, maut, chal base, chita, asthi, shok, yaad, kabr, unki awaaz, khone, dhadkan, kutta mar, billi mar',
};
