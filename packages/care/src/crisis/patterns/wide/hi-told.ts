import { hindiSlot as slot } from '../../hindi.ts';

const other = slot(
  'बेटा बेटी भाई बहन माँ मम्मी पापा पिताजी दादी दादा नानी नाना सास ससुर पति पत्नी दोस्त सहेली चाचा मामा बुआ मौसी पड़ोसी वो वह उसने बच्चा लड़का लड़की beta beti bhai behen behan maa mummy papa dadi dada nani nana saas sasur pati husband wife dost friend saheli chacha mama bua mausi padosi wo woh vo usne bf gf bacha bachcha',
);
const says = slot(
  'कहता कहती कहते कहा बोलता बोलती बोलते बोला बोली चिल्लाता चिल्लाती kehta kehti kehte kaha bolta bolti bolte bola boli',
);
/** A word of the same clause that does not speak of the writer. */
const word = '(?: (?!(?:मैं|मुझ|मेर|main|mai|mujh|mer[aei])(?: |े|को|$))[^\\s,.;!?।]{1,14})';
const busy = slot(
  'पेपर परीक्षा एग्ज़ाम होमवर्क असाइनमेंट प्रोजेक्ट ऑफिस मीटिंग सिलेबस मंडे जिम आवाज़ रिकॉर्ड paper exam homework assignment project office meeting syllabus monday gym diet dieting',
);

/** What others say, and what people say of love songs and exams: no danger of the writer. */
export const told: readonly string[] = [
  `${other}(?: \\S{1,8}){0,2} ${says}${word}{1,10}`,
  '(?:मर|mar) (?:जाऊँ|जाऊं|jau|jaun|jaau)(?: (?:क्या|kya|मैं|main)){0,2} (?:इतन[ाीे]|itn[aie])(?: \\S{1,8}){0,3}',
  `${busy}<0-5>(?:मरने|मर जाने|marne|mar jane|mar jaane)(?: (?:का|ka)){0,1} (?:मन|mann|man|जैसा|jaisa)(?: \\S{1,6}){0,2}`,
  `(?:भगवान|bhagwan|khuda)(?: (?:अब|ab)){0,1} (?:उठा|utha) (?:ले|le|lo|लो) (?:ये|यह|इस|ye|yeh|is)<0-1>${busy}`,
];
