import type { WordList } from './word-list.ts';

export const pt: WordList = {
  good: `
    feliz felizes felicidad* alegr* content* satisfeit* ótim* otim* maravilh* perfeit* excelent* incrível incríveis
    incrivel fantástic* sensacional* espetacular*  lind* bonit* fofo fofa fofos gostos* delíci* delici* amo
    amei amamos adoro adorei adorável amor amores carinh* obrigad* obg gratidão grat* agradeç* orgulh* consegui
    conseguimos conseguiu passei_na passei_no passei_em passei passamos aprovad* aprovou ganhei ganhamos ganhou vitória
    venci venceu campe* sucesso contratad* promovid* promoção  prêmio presente*  finalmente até_que_enfim
    alívio aliviad* tranquil* paz calm* esperanç* animad* emocionad* sorri* sorriso* rindo rir risada* kkk* kkkk* rs rsrs
    haha* hehe* parabéns parabens viva uhul eba oba bora legal  show top daora bacana maneiro melhor melhores
    melhorando melhorei curad* recuperad* alta_do_hospital saudável sarei festa* comemor* férias abraç* beijo* beij*
    ajudou ajudaram apoio apoi* sorte sortud* corajos* gentil bom boa bons boas bem muito_bem deu_certo
    ❤ 😍 😊 🥳 🎉 👏 👍 😘 🥰 😁 😂 💪 🙌`,
  bad: `
    triste* tristeza chor* choro lágrima* dor dores doendo dói sofr* sofrimento sozinh* solidão medo* assust* pavor pânico
    panico ansiedade ansios* angústi* angusti* estress* nervos* preocup* depress* deprim* cansad* exaust* esgotad* cansei
    raiva* irritad* furios* puto puta ódio odeio nojo nojent* horrível horriveis horrivel terrível péssim* pessim* pior
    piores mal mau má ruim ruins merda porra caralho bosta fdp idiota* imbecil burr* inútil vergonh* ridícul* humilh*
    culpa culpad* arrepend* fracass* reprov* perdi perder perdemos perdeu perdid* demitid* demitiram desempreg* dívida*
    divida* despej* falid* agiota doente* doença* câncer cancer febre vomit* hospital morreu morrer mort* falec* luto largou
    largad* abandon* traiu traíd* traiç* mentiu mentira* término terminou separ* divórci* brig* briga grit* xing* zoar
    zoam rejeit* ignor* bateu bate_em apanh* ameaç* abus* assédio bullying ninguém   impossível problema* difícil
    sufoc* desesper* vazi* insônia pesadelo* não_aguento nao_aguento decepcion* frustrad* injust* que_pena infelizmente
    roubad* roubaram golpe quebrad* chato chata tédio 😭 😢 😡 😠 💔 😔 😞 🤬 🤮 👎`,
  negations: ['não', 'nao', 'n', 'num', 'nem', 'nunca', 'sem', 'jamais'],
  negationReach: 2,
};
