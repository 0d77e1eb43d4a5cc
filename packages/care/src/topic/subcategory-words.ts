import type { WorryCategory } from '@halved/shared/categories';

interface Row {
  category: WorryCategory;
  subcategory: string;
  words: readonly string[];
}

const row = (category: WorryCategory, subcategory: string, words: string): Row => ({
  category,
  subcategory,
  words: words.split(', '),
});

/** The subcategories of each category with the English words that name them. A stem ends in `*`. */
export const subcategoryWords: readonly Row[] = [
  row(
    'work',
    'job-search',
    'interview*, applying, applied, cv, resume, unemploy*, job hunt*, jobless, recruiter*, laid off, redundan*, new job, find a job',
  ),
  row(
    'work',
    'workload',
    'overtime, deadline*, workload, burnout, burnt out, burned out, shift*, hours, overwork*, too much work, understaffed, project*',
  ),
  row('work', 'colleagues', 'boss, manager, coworker*, co, colleague*, supervisor, team, office, hr'),
  row(
    'work',
    'career',
    'promotion, career, raise, quit*, resign*, promoted, own business, startup, freelanc*',
  ),
  row(
    'relationships',
    'breakup',
    'broke up, breakup, break up, ex, divorce*, split, separated, dumped, left me',
  ),
  row('relationships', 'trust', 'cheat*, affair, lied, lying, trust, jealous*, unfaithful, phone'),
  row('relationships', 'dating', 'dating, date, tinder, crush, single, app, ghosted, first date'),
  row(
    'relationships',
    'partner',
    'husband, wife, boyfriend, girlfriend, partner, fiance*, marriage, married, argu*, fight*',
  ),
  row('health', 'sleep', 'sleep*, insomnia, awake, nightmare*, tired, exhausted'),
  row('health', 'anxiety', 'anxi*, panic*, worry, worried, nervous, stress*, overthink*, phobia'),
  row('health', 'mood', 'depress*, hopeless, numb, empty, sad, crying, cry, mood*'),
  row(
    'health',
    'illness',
    'doctor, hospital, cancer, pain, surgery, diagnos*, covid, coronavirus, virus, symptom*, sick, chronic, migraine*, blood',
  ),
  row('health', 'treatment', 'therap*, medication*, meds, pills, counsel*, psychiatrist, dose'),
  row('family', 'parents', 'mom, mum, dad, mother, father, parents, parent, stepdad, stepmom'),
  row('family', 'children', 'son, daughter, kid*, child*, baby, toddler, teenage*, pregnan*, newborn'),
  row(
    'family',
    'relatives',
    'brother, sister, siblings, sibling, cousin, aunt, uncle, grandm*, grandf*, nan, in laws, mother in law',
  ),
  row('family', 'caring', 'dementia, care home, caring, carer, caregiver, elderly, nursing home'),
  row('finances', 'debt', 'debt*, loan*, credit, owe, overdraft, collector*, interest, payday'),
  row('finances', 'bills', 'bill*, rent, mortgage, electric, gas, council tax, landlord, evict*, utilities'),
  row('finances', 'income', 'salary, paycheck, wage*, income, benefits, pension, savings, saving'),
  row('finances', 'spending', 'spend*, afford, expensive, price*, budget, broke, groceries, car repair*'),
  row(
    'education',
    'exams',
    'exam*, test, tests, midterm*, final, finals, grade*, gcse*, fail*, gpa, marks, resit',
  ),
  row(
    'education',
    'studies',
    'homework, assignment*, essay*, thesis, dissertation, class, classes, study, studying, course*, project',
  ),
  row('education', 'school-life', 'teacher*, school, campus, professor*, tutor, lecture*, classmate*'),
  row(
    'education',
    'choices',
    'college, university, uni, major, degree, admission*, apply, scholarship, drop out',
  ),
  row('future', 'decisions', 'decide, decision*, choose, choice*, crossroads, options'),
  row('future', 'ageing', 'old, older, age, aging, retire*, thirty, forty'),
  row('future', 'world', 'world, climate, war, planet, country, politic*, economy, ai'),
  row('future', 'direction', 'direction, purpose, plan, plans, goal*, years, lost, behind'),
  row('social', 'friends', 'friend*, bestie, mates, best friend, group chat'),
  row('social', 'loneliness', 'lonely, alone, loneliness, nobody, isolat*, left out, no one'),
  row(
    'social',
    'gatherings',
    'party, parties, wedding, crowd*, small talk, introvert*, shy, awkward, social anxiety',
  ),
  row('social', 'neighbours', 'neighbour*, neighbor*, roommate*, flatmate*, housemate*'),
  row('social', 'online', 'instagram, facebook, social media, online, followers, posts, likes, tiktok'),
  row(
    'personal',
    'self-worth',
    'worth*, confidence, self esteem, hate myself, ugly, failure, not good enough, useless, insecure',
  ),
  row(
    'personal',
    'habits',
    'habit*, procrastinat*, phone, lazy, motivation, smok*, drink*, gambling, addict*',
  ),
  row('personal', 'appearance', 'weight, fat, skin, hair, body, looks, mirror, acne'),
  row('personal', 'identity', 'gay, lesbian, trans, bi, identity, faith, god, church, who i am, religio*'),
  row('personal', 'feelings', 'anger, angry, guilt*, shame, ashamed, regret*, temper, grief, grieving'),
  row('other', 'pets', 'dog, cat, pet, vet, puppy, kitten, rabbit, hamster'),
  row('other', 'home', 'house, flat, moving, move, noise, leak*, kitchen, garden, heating'),
  row('other', 'news', 'news, election, government, pandemic, president'),
  row('other', 'everyday', 'car, bus, train, weather, traffic, dinner, cook*, laundry, parking'),
];
