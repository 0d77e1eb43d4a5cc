import { elidedSlot } from '../../elided-slot.ts';
import { near } from '../../slots.ts';

const asks =
  '(?:quant[oaie]|qual(?:e|i)?|che (?:dose|altezza|farmaco|succede)|come|ma|si può|ci si|bastano?|è vero|qualcuno sa|chi sa|da che|serve|servono|in quanto|dopo quant[oa]|se (?:prendo|uno|mi|si)|chi si|cerco|esiste|dal|dalla|con|dove)';
const means = elidedSlot(
  'pastigli* pasticch* compress* pillol* farmac* sonnifer* tachipirin* paracetamolo tavor xanax valium lexotan insulina morfina gocce medicine psicofarmac* piano ponte tetto palazzo altezza cavalcavia scogliera balcone annegare annegamento affogare ipotermia freddo neve gas monossido scarico marmitta nodo corda impiccar* impiccagione strozzar* vene dissanguar* dissanguamento proiettile pistola fucile treno metro candeggina varechina acido cianuro oleandro veleno diserbante topicida sacchetto elio azoto nitrito digitale sale',
);
const lethal =
  '(?:morire|muore|muoio|muoiono|mortal[ei]|letal[ei]|soffr(?:e|ire|ono|i)|sul colpo|sopravviv\\p{L}{1,4}|ci (?:resta|rimane|restare|si resta)|salva(?:no|rsi)?(?: |$)|non (?:ri)?svegliar(?:si|mi)|mi sveglio o|(?:ri)?svegli più|perder(?:e)? (?:i sensi|conoscenza)|perde i sensi|rianima\\p{L}{1,3}|vegetale|paralizzat[oi]|fa(?:ccia)? (?:effetto|male)|essere (?:sicur[oi]|cert[oi])|senza (?:dolore|soffrire)|indolore|si sente|addormenta(?:rsi)?|si va via per sempre|andarsene per sempre|svenire|se ne va uno|se ne va|basta(?:no)?|funziona|è lent[oa]|ci (?:mette|si mette|vuole)|fallire|sbagliare)';
const howTo =
  '(?:(?:il|modo|metodo|maniera) (?:più (?:veloce|rapid[oa]|dolce|semplice|facile|sicur[oa])|meno doloros[oa])|che (?:non )?fa(?:ccia)? (?:meno )?male|meno doloros[oa]|senza (?:dolore|soffrire|sentire (?:niente|dolore)|fallire|sbagliare)|non (?:voglio )?(?:sbagliare|fallire)|modo (?:pulito|sicuro|dolce|rapido|indolore)|definitiv[oa])';
const act =
  '(?:morire|andarmene|andarsene|farla finita|crepare|sparire|uccidermi|uccidersi|finirla|modo|metodo|maniera|sistema|farmacia)';
/** Questions for means, dose, height, pain and time. */
export const questions: readonly string[] = [
  `${asks}<0-5>${means}<0-5>${lethal}`,
  `${asks}<0-5>${lethal}<0-5>${means}`,
  `${act}<0-6>${howTo}|${howTo}<0-3>(?:per|di) (?:morire|andar\\p{L}{2,6}|farla finita|uccider\\p{L}{2})`,
  near(
    means,
    '(?:si (?:muore|soffre|resta paralizzati|sopravvive|finisce in (?:coma|sedia))|(?:ci si|uno ci) (?:salva|resta|muore|addormenta)|dose (?:mortale|letale)|(?:ti|mi) (?:addormenti?|svegli) (?:e bon|prima|in ospedale|o no))',
    6,
  ),
  '(?:annegare|affogare|morire|impiccarsi|dissanguarsi|soffocare|il veleno|saltare) (?:fa (?:molto |tanto |davvero )?male|è (?:lent|doloros|rapid|veloc)[oaei])|(?:fa male|si soffre (?:tanto |molto )?(?:a|ad|se|quando)) (?:annegar|affogar|morir|impiccar|soffocar)\\p{L}{1,3}|chi si (?:butta|impicca|lancia|spara|annega)<0-4>(?:soffre|sente|muore subito|dolore)',
  '(?:nodo)<0-4>(?:regga|regge|peso di un (?:uomo|corpo)|scorsoio)|quanto (?:ci )?(?:si )?(?:mette|vuole|impiega)<0-3>(?:dissanguar|soffocar|morir|perdere i sensi|annegar|svenire)\\p{L}{0,4}',
];
