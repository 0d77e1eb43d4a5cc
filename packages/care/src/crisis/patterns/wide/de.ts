import type { CrisisPatterns } from '../../pattern.ts';
import { harm } from './de-harm.ts';
import { plain, plans } from './de-plan.ts';
import { wishes } from './de-wish.ts';

export const deWide: Omit<CrisisPatterns, 'negations' | 'shorthand'> = {
  explicit: [...plain],
  possible: [...harm, ...wishes, ...plans],
  idioms: [
    // leaving a job, a class or the internet, and what happens at school, in a kitchen or to an animal
    '(?:abschiedsbriefe?|abschiedskarten?|abschiedsmail|abschiedsrede|abschiedsvideo)(?: \\S{1,8}){0,4} (?:kollegen|kollegin|kollegium|abteilung|klasse|team|schüler\\p{L}{0,3}|chor|verein|station|mannschaft|belegschaft|firma)|(?:kollegen|kollegin|abteilung|team|klasse|schüler\\p{L}{0,3}|chef|firma)(?: \\S{1,8}){0,4} (?:einen |eine |nen |ne )?(?:abschiedsbrief\\p{L}{0,2}|abschiedskarten?|abschiedsmail)',
    '(?:von|aus) (?:instagram|insta|facebook|tiktok|whatsapp|social media|twitter|dem internet|der bildfläche) (?:verschwinden|weg sein|löschen)',
    '(?:wenn|falls) (?:der|die|das|mein|meine|mei|unser) (?:\\S{1,12} ){1,6}(?:spring|springe|bring|bringe|häng|hänge|erschieß|erschieße) ich(?: mich)?(?: \\S{1,8}){0,4} (?:haha\\p{L}{0,4}|lol|xd|hihi)|(?:könnt|könnte) ich (?:\\S{1,8} ){0,2}(?:kotzen und sterben|sterben) (?:lol|haha\\p{L}{0,4}|xd)|(?:bring|bringe) (?:ich )?mich um (?:haha\\p{L}{0,4}|lol|xd|hihi)',
    '(?:katze|kater|kätzchen|hund|hamster)(?: \\S{1,8}){0,4} (?:arme|arm|hände|beine) (?:zerkratzt|verkratzt|aufgekratzt)|(?:arme|beine|hände)(?: \\S{1,6}){0,2} (?:von der katze|vom kater|von den dornen|vom brombeer\\p{L}{1,8})(?: \\S{1,10})?',
    '(?:angst|sorge|panik|schiss|bammel)(?: \\S{1,8}){0,5} (?:narkose|op|operation)(?: \\S{1,6}){0,3} (?:nicht mehr|nimmer) (?:aufwach\\p{L}{0,2}|aufzuwachen)|aus der narkose (?:nicht mehr|nimmer) (?:aufwach\\p{L}{0,2}|aufzuwachen)',
    '(?:früher|damals|als teenager|vor \\S{1,6} jahren)(?: \\S{1,8}){0,3} (?:wollte|wollt|hab|habe|hatte|wünschte)(?: \\S{1,10}){0,7} (?:nicht mehr aufwachen|nicht mehr leben|nicht mehr|verschwinden|sterben|leben nehmen|umbringen)(?= ?[,.]? ?(?:und |aber |heute |heut |jetzt ))|(?:jahre?|monate?|wochen?|tage?) ohne (?:ritzen|schneiden|selbstverletzung|svv|klinge)(?! (?:und (?:jetzt|dann|gestern)|bis gestern|aber))',
    '(?:sagt|meint|schreibt|droht|erzählt|sagte|meinte|schrieb|drohte)(?: \\S{1,6})? (?:er|sie) (?:\\S{1,6} )?(?:will|möchte|mag|wolle|würde|werde|bringt) (?:\\S{1,6} ){0,2}(?:nicht mehr leben|sterben|sich umbringen|sich um|sich was an|nicht mehr)',
  ],
};
