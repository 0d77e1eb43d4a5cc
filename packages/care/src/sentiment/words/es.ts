import type { WordList } from './word-list.ts';

export const es: WordList = {
  good: `
    feliz felices felicidad felicidades felicit* alegr* content* encant* genial* maravill* precios* hermos*
    bonit* lind* guap* excelente* perfect* fantástic* increíble* espectacular* estupend* fenomenal divin*
    divert* rico rica riquísim* delicios* amo amamos adoro adorable quiero_mucho gracias agradec* bendi* orgullos*
    orgullo logr* conseguí conseguimos lo_conseguí aprobé aprobad* aprobamos aprobó gané ganamos ganó ganaron
    ganador* triunf* victoria campeon* éxito* premio* ascenso ascendieron contrataron me_cogieron me_aceptaron
    aceptaron admitieron acept* por_fin al_fin enhorabuena bravo olé viva yupi hurra yay guay chévere chido bacán
    padrísim* mejor mejores mejorando mejoré mejoría cur* recuperad* sano alta_médica alivio aliviad* tranquil*
    paz calma esperanza* ilusión ilusionad* emocionad* emoción sonri* sonrisa* risa*  reír reímos jaja* jeje*
    abraz* beso* cariño cariños* amor amig* ayudó ayudaron apoyo apoyaron apoya celebr* fiesta disfrut* vacaciones
    regalo*  suerte afortunad* valiente*  amable* buen buena buenas bueno buenos buenísim*
    bien muy_bien salió_bien top crack espléndid* magnífic* ❤ 😍 😊 🥳 🎉 👏 👍 😘 🥰 😁 😂 💪 🙌`,
  bad: `
    triste* tristeza llor* lágrima* dolor* duele* dolid* sufr* solo sola solos solas soledad miedo* asust* aterr* terror pánico
    ansiedad angusti* agobi* estrés estresad* nervios* preocup* depre* deprimid* cansad* agotad* hart* harta
    quemad* rabia enfad* enoj* furios* cabread* odi* asco asquer* horrible* horror terrible* fatal pésim* peor
    peores mal mala malas malo malos malísim* mierda put* joder jodid* coño carajo gilipollas idiota* imbécil*
    estúpid* inútil* vergüenza avergonzad* ridícul* humill* culpa culpable* arrepent* fracas* suspend* reprob*
    perdí perder perdimos perdió perdido pierdo desped* echaron paro desemple* deuda*  embarg* desahuci*
    arruin* enferm* cáncer fiebre vomit* hospital murió muert* falleci* dejó_por me_dejó dejaron abandon* engañ*
    minti* mentira* traicion* infiel ruptura divorci* discut* pelea* pelear grit* insult* burl* rech* ignor*
    pega pegó golpe* amenaz* abus* acos* bullying nadie   imposible problema* difícil* asfixi*
    desesper* sin_esperanza vací* insomnio pesadilla* no_puedo_más no_aguanto decepcion* frustr* injust* lástima
    qué_pena desgracia robaron robo estaf* roto rota romp* ni_gracias aburrid* 😭 😢 😡 😠 💔 😔 😞 🤬 🤮 👎`,
  negations: ['no', 'ni', 'nunca', 'jamás', 'sin', 'tampoco'],
  negationReach: 2,
};
