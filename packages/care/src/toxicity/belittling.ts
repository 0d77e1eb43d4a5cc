import type { LanguageCode } from '@halved/shared/languages';

/**
 * What people call themselves, and others take back ("you are not a failure"), beside the insults of the lexicons. Spaces
 * separate the entries; a stem ends in `*`.
 */
export const belittling: Readonly<Record<LanguageCode, string>> = {
  en: 'stupid dumb worthless useless ugly fat crazy insane weak pathetic failure loser burden broken disgusting lazy selfish bad idiot freak coward waste mistake weird',
  es: 'inútil* tont* fe* gord* loc* débil* patétic* fracas* carga estorbo rot* asquero* vag* egoísta* mal* idiota* rar* cobarde* error',
  fr: 'nul nulle stupide* bête* moche* gros* folle fou faible* pathétique* raté* inutile* fardeau cassé* dégoûtant* fainéant* égoïste* idiot* bizarre* lâche* merde',
  de: 'dumm* blöd* hässlich* fett* dick* verrückt* schwach* erbärmlich* versager* wertlos* nutzlos* last kaputt* eklig* faul* egoistisch* schlecht* idiot* komisch* feig*',
  it: 'stupid* scem* brutt* grass* pazz* debol* patetic* fallit* fallimento inutil* peso rott* schifos* pigr* egoist* cattiv* idiot* stran* codard* merda',
  pt: 'burr* fei* gord* louc* doid* frac* patétic* fracass* inútil inúteis fardo peso quebrad* nojent* preguiços* egoísta* ruim idiota* estranh* covarde* lixo',
  ru: 'туп* глуп* дура дурак уродлив* урод* толст* сумасшедш* слаб* жалк* неудачни* ничтожеств* бесполезн* обуз* сломан* ленив* эгоист* плох* трус* странн*',
  ar: 'غبي* قبيح* بشع* سمين* مجنون* ضعيف* فاشل* عالة عبء تافه* كسول* اناني* سيئ* جبان* مقرف*',
  hi: 'bekaar bekar pagal moti mota badsurat kamzor nakara nikamm* bewakoof bevkuf bojh fail loser bura buri kharab बेकार पागल मोटी मोटा बदसूरत कमज़ोर कमजोर निकम्म* बेवकूफ बोझ बुरा बुरी',
  ja: 'バカ ばか 馬鹿 ブス デブ クズ 無能 弱虫 迷惑 ダメ人間 負け犬 お荷物',
  ko: '바보* 멍청* 못생* 뚱뚱* 미친* 한심* 쓸모없* 실패자* 짐이* 약한* 게으른*',
  zh: '废物 廢物 垃圾 笨 蠢 丑 醜 胖子 疯子 瘋子 神经病 累赘 负担 負擔 失败者 没用 懦夫',
};
