import type { LanguageCode } from '@halved/shared/languages';

/** Words for groups of people who are often hated. The words themselves are not hostile. A stem ends in `*`. */
export const groups: Readonly<Record<LanguageCode, string>> = {
  en: 'women woman females girls muslim* islam jews jewish gay gays lesbian* homosexual* trans transgender black blacks immigrant* migrant* refugee* foreigner* disabled arabs asians mexican* indians gypsies',
  es: 'mujer* musulman* islam judi* gay gays lesbiana* homosexual* trans transexual* travesti* negr* inmigrante* migrante* refugiad* extranjer* discapacitad* indigena* gitan* moro moros arabes',
  fr: 'femme* musulman* islam juif* juive* gay gays lesbienne* homosexuel* trans transgenre* noir noirs noire* immigre* migrant* refugie* etranger* handicap* arabe* africain* rom roms',
  de: 'frau frauen muslim* moslem* islam jude* juden schwule* lesb* homosexuell* trans transgender* schwarze* einwander* migrant* flüchtling* asylant* ausländer* behindert* türken araber* zigeuner*',
  it: 'donna donne musulman* islam ebre* gay lesbic* omosessual* trans transessual* ner* immigrat* migrant* profugh* rifugiat* stranier* disabil* african* arab* zingar* rom',
  pt: 'mulher* muculman* isla judeu* judia* gay gays lesbica* homossexua* trans transexua* travesti* negro negros negra* imigrante* migrante* refugiad* estrangeir* deficiente* indigena* indio* cigano* nordestin*',
  ja: '女 女性 外国人 在日 韓国人 朝鮮人 中国人 黒人 移民 難民 障害者 同性愛 ゲイ レズ トランス イスラム ユダヤ',
  ko: '여자* 여성* 외국인* 이민자* 난민* 흑인* 중국인* 조선족* 일본인* 장애인* 동성애* 게이* 레즈* 트랜스젠더* 무슬림* 이슬람* 유대인*',
  zh: '女人 女性 女生 女的 黑人 黑鬼 移民 难民 外国人 同性恋 同性戀 跨性别 变性 残疾 殘疾 穆斯林 伊斯兰 回民 犹太 河南人 东北人 非洲 印度人 日本人 农村人',
  ru: 'женщин* баб* девк* мусульман* ислам* евре* гей геи геев лесбиян* гомосексуал* транс* негр* черн* мигрант* приезж* беженц* инвалид* цыган* таджик* узбек* кавказ*',
  ar: 'نسا* نساء امراه امرأة بنات مسلم* اسلام يهود* شيعه سنه مسيحي* نصار* مثلي* شاذ* شواذ لوطي* متحول* اسود سود عبيد مهاجر* لاجئ* لاجي* اجنبي* اجانب معاق* معوق* سوري* مصري* هنود',
  hi: 'औरत* महिला* लड़कियां लड़कियों मुस्लिम* मुसलमान* इस्लाम समलैंगिक* गे ट्रांस* हिजड़ा* काले दलित* आदिवासी* शरणार्थी* प्रवासी* विकलांग* विदेशी* यहूदी* aurat* mahila* ladkiya* muslim* musalman* hijra* dalit* kale sharnarthi* viklang* chamar*',
};
