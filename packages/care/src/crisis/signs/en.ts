import type { DangerSignTerms } from './names.ts';

export const en: DangerSignTerms = {
  die: 'die, dead, dying, death, suicid*, cease to exist, end it, end my life, ending it, ended it, take my own life, taking my own life, kill myself, killing myself, kms, unalive*, ctb, off myself, end myself, end things, ending things',
  attempt:
    'tried again, attempt*, overdos*, od, woke up, failed again, pumped my stomach, last time i tried, survived it, found me, i tried',
  harm: 'cut, cutting, cuts, hurt myself, hurting myself, burn, burnt, burned, burning, scratch*, picking, pick, bite, biting, hit myself, hitting myself, punch*, bang my head, hit my head, self harm*, selfharm*, sh, bleed*, slice*, stab*',
  skin: 'arm, arms, thigh*, wrist*, forearm*, legs, sleeve*, scar, scars, scab*, blood*, skin, plaster*, bandage*, tissues, bracelets, marks, wound*, stitches, deep, cover up',
  blade:
    'blade*, razor*, lighter, scissors, sharpener*, straightener*, knife, knives, shaver, glass, compass, needle, cigarette, sharp',
  relapse:
    'again, relapse*, clean, streak, gave in, urge*, slip*, months clean, did it, stop doing it, started doing it, day 0, itch*, used to do, doing it again, want to do it',
  pills:
    'pill*, tablet*, meds, medication, paracetamol, insulin, morphine, bottle*, packet*, prescription*, sleeping pills, painkiller*, powder, gas, helium, charcoal, bleach, pesticide*, poison*, antifreeze, pharmacy, saving up, stash*, dose, cabinet, hoard*, in a row',
  rope: 'rope*, noose, belt, gun, rifle, pistol, shotgun, bullet*, garage, exhaust, hang, hanging, cord, beam, hook, knot, cartridge*, razor blade',
  height:
    'bridge*, roof, rooftop, balcony, railing*, ledge, edge, cliff*, tracks, train, platform, river, dam, window, top floor, carpark, car park, jump*, drown*, lake, sea, water, tower, high, floor',
  letters:
    'letter, letters, note, notes, wrote, written, writing, will, passwords, password, documents, paperwork, envelope*, recorded, video for, insurance, account, instructions, folder, papers, card',
  give: 'gave, give, giving, given, goes to, can have, have my, take my, take care of, look after, feed, rehome*, adopt*, new home, handed, donat*, leave you, dropped off, for the dog, my stuff, my things, belongings, tell my, tell mum',
  farewell:
    'goodbye*, good bye, bye, farewell, last, final, lasts, one more, thank you, thanks for, thank u, loved you, love you all, hugged, kissed, never see, remember me, remember that, you were, take care, one last, signing off, be kind',
  soon: 'tonight, tomorrow, tmrw, friday, saturday, sunday, monday, thursday, tuesday, wednesday, weekend, date, birthday, by then, before morning, this week, in the morning, midnight, after christmas, in three days, days left, when everyone, when theyre asleep, by the time',
  settled:
    'calm*, peace, lighter, relief, relieved, decided, ready, sorted, in order, arranged, arrangements, plan, planned, plans, set, everything is done, all done, finished, quiet, made up my mind, picked, chose, chosen, for the first time, not scared, nobody will know, settled, cancelled, tidy, tidied, cleaned',
  gone: 'gone, wont need, wont be here, not be here, wont be around, without me, after me, no after, leave, leaving, when im not, im off, going away, disappear*, vanish*, not come back, not coming back, no tomorrow, wont see, wont matter, nothing matters, wont be a problem, wont have to, dont wait, end, ends, over, wont be, fade*, no more',
  living:
    'live, living, alive, exist*, life, be here, being here, here anymore, around anymore, carry on, go on, keep going, breathe, breathing, stay, staying, this world, existence, continue, being a person, future',
  refuse:
    'dont want, dont wanna, do not want, didnt want, tired of, sick of, done with, no point, point of, point in, pointless, no reason, reason to, cant anymore, cant do this, cba, want it to stop, want it all, stop, nothing left, no use, had enough, enough, give up, giving up, no strength, cant keep, what for, why bother, exhausted, never wanted',
  burden:
    'burden*, better off, waste, useless, worthless, in the way, a cost, expensive, nobody would, no one would, would notice, anyone notice, would miss, miss me, wouldnt notice, nobody needs, hate myself, hate me, dont deserve, deserve, disappointment, problem, mistake, never been born, was never born, not been born, wasnt born, ruin*, take up space, easier without, cope fine, happier',
  wake: 'wake up, waking up, wake, sleep, asleep, not wake, in my sleep, sleep forever',
  wish: 'wish, wished, hope, hoping, pray*, if only, wouldnt mind, would be fine, rather, wanna, want to, want, if i, jealous, envy, hoped, trade places, instead of me, take me, why not me, imagine, accident, hit by, crash',
  method:
    'painless*, hurts the least, does it hurt, how many, how much, how long, how high, how deep, enough, lethal, fatal, quick, quickest, fastest, peaceful, unconscious, survive*, easiest, best way, without pain, no pain, deadly, how do people, where can i get, kick in, mix, mixed, amount, milligrams, mg, work, works, way to, fails, order online, feel anything',
  question:
    'how, which, does, is it, is there, anyone know, does anyone, where, what if, can you, can i, can someone, asking for, what happens, would it, hypothetically, would anyone, serious question',
  self: 'i, im, ive, id, ill, me, my, myself, mine',
  other:
    'he, she, him, her, his, they, them, friend*, student*, patient*, client*, neighbour*, colleague*, my son, my daughter, someone, character, coworker*, kid, kids',
  family:
    'mum, mom, dad, mother, father, sister, brother, wife, husband, children, my kids, son, daughter, parents, family, gran, nan, dog, cat, girlfriend, boyfriend, partner',
  laugh:
    'lol, lmao, haha*, ngl, 😂, 🤣, 😅, 😭, 💀, omg, joke, joking, literally, yay, woop, hilarious, funny, laughing, honestly, ugh',
  story:
    'film, movie, game, series, episode, season, book, novel, song, lyrics, play, character, level, boss, album, concert, chapter, poem, actor, show, musical, essay, documentary, podcast, history, villain, finale, director, anime, lyric, reading',
  duty: 'exam*, deadline*, shift*, boss, gym, km, marathon, homework, office, meeting*, class, teacher, training, project, commute, workout, revision, thesis, job, school, manager, team, match, work, maths, dentist, traffic',
  grief:
    'died, funeral, buried, passed away, years ago, grandad, grandma, grief, grieving, lost my, we lost, miss him, miss her, memorial, cemetery, ashes, took his own life, took her own life, killed himself, killed herself, his death, her death, anniversary, put down, vet, passed, hospice, coffin',
  medicine:
    'doctor, surgery, operation, hospital, prescribed, dentist, pharmacist, anaesthetic, allerg*, nurse, antibiotic*, scan, consultant, gp, therapist, panic attack*, symptoms, side effects, blood test, antidepressants, vaccine, surgeon, health anxiety, diagnos*, migraine',
  moving:
    'moving, flat, flight, airport, holiday, abroad, colleagues, retire*, new job, visa, travel*, house move, emigrat*, packing, boxes, landlord, university, uni, quit, resign*, trip, party, students, subscription, facebook, instagram, divorce',
  house:
    'cook*, kitchen, recipe, garden, oven, baking, onion*, shaving, tattoo*, piercing*, sewing, paper cut, accidentally, by accident, haircut, fringe, bike, football, climbing, fell, slipped, stove, shave',
  deny: 'not suicidal, dont want to die, do not want to die, scared of dying, afraid of dying, fear of death, scared to die, afraid of death, never hurt, would never, not going to, not depressed, fear of dying, dont worry, intrusive',
  secret:
    'nobody knows, no one knows, hid, hide, hiding, secret, dont tell, cant tell, pretend*, lied, lie, nobody suspects, no one suspects, suspect*, told her, told him, said it was, thinks, think im, notice*, found out, saw',
  better:
    'happy, glad, better now, helped, help, used to, ago, recovered, recovery, grateful, thankful, proud, finally, good news, i survived, relieved, great, beautiful, amazing, alive today, still here, excited, celebrat*, cake, worth it',
  alone:
    'alone, everyone is asleep, everyones asleep, empty house, house to myself, locked, door, bathroom, phone off, nobody home, motel, hotel, drive, car, out, nobody finds, find me, tell them, blocked, under my, in my drawer, drawer, bag',
  pain: 'pain, hurt, hurts, cry*, numb, empty, nothing, feel nothing, cant take, dark, hopeless, worthless, alone, tired, hate, overwhelmed, desperate, ashamed, shame, punish*',
};
