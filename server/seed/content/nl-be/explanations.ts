import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const explanations: FirstTexts['explanations'] = {
  votingAge: {
    weefsel:
      'Wie 16 is, werkt al eens, betaalt mee en voelt wat de politiek beslist. Wie de gevolgen draagt, moet ook mee kunnen kiezen.',
    zaailing:
      'Keuzes over klimaat en natuur bepalen vooral het leven van jongeren. Daarom moeten zij mee beslissen en niet alleen later de rekening betalen.',
    evenwicht:
      'Sommige jongeren van 16 volgen de politiek op de voet, andere nog helemaal niet. We willen eerst goede lessen over politiek op elke school en daarna opnieuw kijken.',
    'het-zeil':
      'Op je 16de mag je werken, sparen en zelf veel keuzes maken. Wie die verantwoordelijkheid aankan, kan ook een stem uitbrengen.',
    dorpsplein:
      'Op je 16de mag je nog jong zijn, zonder dat partijen om je stem vechten. We geven jongeren liever een echte jeugdraad in elke gemeente.',
    'vaste-grond':
      'Stemmen vraagt kennis en ervaring, en die groeien met de jaren. Op je 18de ben je ook voor de wet volwassen, en dat is een duidelijke grens.',
  },
  smartphones: {
    weefsel:
      'Rust in de klas is belangrijk, maar niet elke school heeft dezelfde problemen. Laat leerlingen, ouders en leerkrachten samen de regels afspreken.',
    zaailing:
      'Een smartphone is ook een woordenboek, een agenda en een camera. We leren jongeren liever goed omgaan met hun smartphone dan hem een hele dag af te nemen.',
    evenwicht:
      'Zonder smartphone praten leerlingen meer met elkaar en letten ze beter op. Eén regel voor iedereen spaart de leerkracht ook veel discussies uit.',
    'het-zeil':
      'Elke school weet zelf welke afspraken bij haar leerlingen passen. Je leert pas omgaan met vrijheid als je er ook krijgt.',
    dorpsplein:
      'Op de speelplaats kijk je beter naar elkaar dan naar een scherm. Een dag zonder smartphone geeft ook rust aan wie online gepest wordt.',
    'vaste-grond':
      'Op school ben je om te leren, en een scherm leidt af. Een heldere regel zonder uitzonderingen is het makkelijkst om te volgen.',
  },
  freeTransport: {
    weefsel:
      'Een abonnement mag nooit de reden zijn dat je niet op school of op je stage raakt. We betalen dit samen met belastingen, net zoals het onderwijs.',
    zaailing:
      'Wie jong leert reizen met bus en trein, koopt later minder snel een auto. Dat is goed voor de lucht, de files en je portemonnee.',
    evenwicht:
      'Goedkoper reizen voor jongeren vinden we goed, maar helemaal gratis is duur. Eerst moeten er genoeg bussen rijden, ook op het platteland.',
    'het-zeil':
      'Gratis bestaat niet, want iemand anders betaalt dan je ticket. We geven jongeren liever korting en steken het geld in bussen die op tijd rijden.',
    dorpsplein:
      'In een dorp zonder goedkope bus zit je als jongere vast. Gratis vervoer houdt dorpen levend en helpt gezinnen die geen tweede auto kunnen betalen.',
    'vaste-grond':
      'Wie de bus neemt, mag daar een stuk van betalen. Belastinggeld gaat volgens ons beter naar veilige en propere stations.',
  },
  socialMedia: {
    weefsel:
      'Grote techbedrijven verdienen geld aan de aandacht van kinderen. Kinderen beschermen weegt voor ons zwaarder dan die winst.',
    zaailing:
      'Eindeloos scrollen is slecht voor jonge kinderen, dat zien wij ook. Een verbod is makkelijk te omzeilen, dus pakken we liever de apps zelf aan.',
    evenwicht:
      'Voor autorijden, tabak en gokken aanvaarden we ook een minimumleeftijd. Zo krijgen kinderen tijd om groter te worden voor ze online gaan.',
    'het-zeil':
      'Opvoeden is de taak van ouders, niet van de overheid. Bij een verbod moet ook iedereen online bewijzen hoe oud hij is, en dat willen we niet.',
    dorpsplein:
      'Kinderen maken het best vrienden in hun eigen buurt en op hun eigen school. Ouders staan sterker als dezelfde regel voor iedereen geldt.',
    'vaste-grond':
      'Ouders vragen een duidelijke grens, en die willen we hun geven. Wie een app voor kinderen maakt, moet eerst bewijzen dat ze veilig is.',
  },
  flightTax: {
    weefsel:
      'Vliegen mag duurder worden, maar een vast bedrag treft een gezin met weinig geld het hardst. Wij kiezen liever voor een taks die stijgt voor wie vaak vliegt.',
    zaailing:
      'Vliegen is heel slecht voor het klimaat en toch vaak goedkoper dan de trein. Met dat geld kunnen we treinen sneller en goedkoper maken.',
    evenwicht:
      'Wie vervuilt, moet een deel van de schade zelf betalen. Een vast bedrag is eenvoudig, en het geld kan naar de trein gaan.',
    'het-zeil':
      'Wie vervuilt, mag daarvoor betalen, maar 50 euro voor elke vlucht is te grof. Een prijs per kilo vervuiling is eerlijker en beloont schonere vliegtuigen.',
    dorpsplein:
      'Een gezin dat jaren spaart voor één reis, mag je daar niet voor straffen. Wie een privévliegtuig neemt, mag van ons wel veel meer betalen.',
    'vaste-grond':
      'Ons land is klein, dus reizigers vertrekken dan gewoon net over de grens. Zo verliezen wij banen en wint het klimaat er weinig bij.',
  },
  rentCap: {
    weefsel:
      'Een huis is eerst een plek om te wonen en pas daarna iets om aan te verdienen. Met een maximumprijs kun je ook met een gewoon loon huren.',
    zaailing:
      'Jongeren betalen vandaag te veel voor slechte woningen. Als de maximumprijs hoger ligt voor een goed geïsoleerd huis, wint ook het klimaat.',
    evenwicht:
      'Bij een maximumprijs verkopen sommige eigenaars hun woning, en dan zijn er minder huizen te huur. We bouwen liever meer sociale woningen en helpen wie weinig verdient.',
    'het-zeil':
      'Als verhuren te weinig opbrengt, bouwt niemand nog huizen om te verhuren. Meer woningen en minder bouwregels maken huren echt goedkoper.',
    dorpsplein:
      'Jonge mensen moeten kunnen blijven wonen in de buurt waar ze opgroeiden. Dat lukt alleen als de huur past bij een gewoon loon.',
    'vaste-grond':
      'Een eigenaar heeft gespaard en betaalt de kosten, dus bepaalt hij ook de prijs. Te veel regels jagen verhuurders weg, en dan vind je helemaal geen woning meer.',
  },
  asylum: {
    weefsel:
      'Wie vlucht voor oorlog of geweld, heeft recht op een veilige plek. Met genoeg opvangplaatsen en begeleiding kan ons land dat aan.',
    zaailing:
      'Mensen vluchten voor oorlog, en steeds vaker ook voor droogte en overstromingen. Een rijk land moet zijn deel van de opvang doen.',
    evenwicht:
      'Mensen in nood helpen is een plicht, maar gemeenten en scholen moeten het kunnen dragen. Sneller beslissen wie mag blijven, lost volgens ons meer op dan een lager aantal.',
    'het-zeil':
      'Het aantal zegt ons weinig, de aanpak telt. Wie mag blijven, moet snel kunnen werken, en wie niet mag blijven, moet snel terugkeren.',
    dorpsplein:
      'Nieuwe buren leer je pas kennen als er niet te veel tegelijk komen. Komen er minder mensen bij, dan kunnen we wie hier al is beter helpen.',
    'vaste-grond':
      'We willen niet meer mensen opvangen dan we goed kunnen begeleiden. Zo blijft er plaats voor wie echt bescherming nodig heeft.',
  },
  studentWage: {
    weefsel:
      'Gelijk werk verdient gelijk loon, ook als je 16 bent. Een lager loon maakt jongeren vooral goedkoop voor bedrijven.',
    zaailing:
      'Een jongere die hetzelfde werk doet, helpt het bedrijf evenveel vooruit. Een eerlijk loon geeft je ook tijd om te studeren, want je moet minder uren werken.',
    evenwicht:
      'Wie hetzelfde werk doet, verdient hetzelfde loon. We voeren dat stap voor stap in, zodat kleine zaken het kunnen betalen.',
    'het-zeil':
      'Door een lager minimumloon durft een bedrijf sneller een beginner te kiezen. Doe je het goed, dan mag je baas je altijd meer betalen.',
    dorpsplein:
      'Jongeren verdienen een eerlijk loon voor hun werk. Maar ook de bakker om de hoek moet een jobstudent kunnen betalen.',
    'vaste-grond':
      'Een jobstudent leert nog en heeft minder ervaring dan een vaste werknemer. Bij een hoger loon kiezen bedrijven sneller voor een volwassene, en dan verlies jij je kans.',
  },
  inheritanceTax: {
    weefsel:
      'Niet iedereen krijgt een huis of spaargeld van zijn ouders. De erfbelasting maakt dat verschil een beetje kleiner.',
    zaailing:
      'Met de erfbelasting betalen we dingen voor de volgende generatie, zoals scholen en natuur. Wie een klein bedrag erft, mag van ons wel minder betalen.',
    evenwicht:
      'Dat geld betaalt mee aan rusthuizen, scholen en wegen. We willen de belasting wel verlagen voor wie een klein bedrag erft.',
    'het-zeil':
      'Op dat geld is al belasting betaald toen het verdiend werd. Je kiest zelf aan wie je het nalaat, en de overheid hoeft daar geen deel van te krijgen.',
    dorpsplein:
      'Een huis waar je ouders hun leven lang voor werkten, hoort in de familie te blijven. Kinderen mogen het niet moeten verkopen om een belasting te betalen.',
    'vaste-grond':
      'Sparen voor je kinderen is verstandig, en daar mag je niet voor gestraft worden. De overheid moet eerst zelf zuiniger leven.',
  },
  beerAndWine: {
    weefsel:
      'Een verbod verplaatst het drinken naar plekken zonder toezicht. We geven liever goede informatie en hulp aan wie te veel drinkt.',
    zaailing:
      'Je hersenen groeien nog volop als je 16 bent, en alcohol kan dat verstoren. Eén leeftijd voor alle alcohol is ook makkelijker uit te leggen.',
    evenwicht:
      'Alcohol doet een jong lichaam meer kwaad dan een volwassen lichaam. Twee jaar wachten is een kleine moeite voor een betere gezondheid.',
    'het-zeil':
      'Een glas bier of wijn is een keuze die je op je 16de kunt leren maken. Als bijna niemand een regel volgt, nemen mensen ook andere regels niet meer ernstig.',
    dorpsplein:
      'Alcohol brengt in sommige gezinnen veel verdriet, en het begint vaak jong. Een dorpsfeest is ook plezant als de jongste gasten geen bier drinken.',
    'vaste-grond':
      'We willen strenge controle op alcohol in het verkeer en op straat. Of de grens 16 of 18 is, telt minder dan dat iedereen de regel volgt.',
  },
  schoolHours: {
    weefsel:
      'Veel tieners slapen te weinig, en een later uur helpt hen om te leren. Voor wie thuis vroeg moet vertrekken, houden we de school open vanaf 8 uur.',
    zaailing:
      'Tieners worden ’s avonds later moe, dus om 8 uur zijn velen nog niet echt wakker. Wie uitgeslapen is, leert beter en voelt zich beter.',
    evenwicht:
      'Later beginnen is ook later thuis zijn, met minder tijd voor sport, hobby’s en huiswerk. Ouders en busdiensten zouden bovendien hun uren moeten omgooien.',
    'het-zeil':
      'Later starten kan goed zijn, maar daar is geen wet voor nodig. Geef elke school de vrijheid om haar eigen uren te kiezen.',
    dorpsplein:
      'Wie vroeg begint, heeft na school nog tijd voor de club, de jeugdbeweging of een job. Dat ritme werkt al lang, dus laten we het zo.',
    'vaste-grond':
      'Op tijd opstaan is een gewoonte die je later op het werk nodig hebt. Wie vroeger gaat slapen, heeft geen later lesuur nodig.',
  },
  religiousSigns: {
    weefsel:
      'Je mag niet moeten kiezen tussen je geloof en je opleiding. Je leert samenleven door verschillen te tonen, niet door ze te verbergen.',
    zaailing:
      'Je mag voor ons geloven wat je wilt, ook zichtbaar. Toch laten we scholen zelf afspraken maken, omdat zij hun leerlingen het best kennen.',
    evenwicht:
      'In een klas zitten leerlingen met verschillende overtuigingen, en dat mag je zien. Toch moet een school kunnen ingrijpen als leerlingen elkaar onder druk zetten.',
    'het-zeil':
      'Wat je gelooft en hoe je dat toont, kies je zelf. Die vrijheid geldt voor ons op elke school, zolang je anderen met rust laat.',
    dorpsplein:
      'Een school is zoals een dorp: iedereen hoort erbij. Zonder tekens van een geloof leer je elkaar eerst kennen, en pas later wat iemand gelooft.',
    'vaste-grond':
      'Op school ben je in de eerste plaats leerling, zonder teken van een geloof of overtuiging. Dat geldt voor alle symbolen op dezelfde manier.',
  },
  adultPunishment: {
    weefsel:
      'Wie 16 is, kan met goede begeleiding nog veel veranderen. Een jeugdrechter kan daar rekening mee houden, en dat vinden we belangrijk.',
    zaailing:
      'Jongeren die zwaar in de fout gaan, hebben een straf nodig waar ze iets uit leren. In een gevangenis voor volwassenen lukt dat veel minder goed.',
    evenwicht:
      'Een rechter moet kunnen kijken naar de leeftijd, de daad en de kans dat iemand verandert. Die ruimte willen we houden, want geen twee verhalen zijn gelijk.',
    'het-zeil':
      'Een zwaar misdrijf vraagt een zware straf, ook op je 16de. Toch moet de rechter kunnen oordelen of een jongere wist wat die deed.',
    dorpsplein:
      'Wie 16 is en iemand zwaar kwetst, weet heel goed dat dat niet mag. Het slachtoffer heeft recht op een straf die past bij de daad.',
    'vaste-grond':
      'Een zwaar misdrijf blijft een zwaar misdrijf, ook als je 16 bent. Strenge straffen die je vooraf kent, beschermen de slachtoffers.',
  },
  smokers: {
    weefsel:
      'Zorg moet er zijn voor iedereen, ook voor wie ongezond leeft. Vandaag betaalt de roker meer, en morgen misschien wie een gevaarlijke sport doet.',
    zaailing:
      'Als roken meer kost, beginnen minder jongeren eraan. Met het extra geld willen we mensen helpen om te stoppen.',
    evenwicht:
      'Een ziekteverzekering werkt omdat gezonde en zieke mensen samen betalen. We helpen rokers liever om te stoppen.',
    'het-zeil':
      'Wie zelf een risico kiest, draagt ook een deel van de kosten. Zo blijft de verzekering betaalbaar voor wie gezond leeft.',
    dorpsplein:
      'Wie rookt, is vaak verslaafd en heeft het soms al moeilijk genoeg. Een zieke buur stuur je geen extra rekening, die help je.',
    'vaste-grond':
      'Iedereen weet dat roken ziek maakt, en toch betalen we samen de kosten. Wie die keuze maakt, mag daar zelf meer aan bijdragen.',
  },
  europeanArmy: {
    weefsel:
      'Een groot Europees leger kost geld dat ook naar zorg en onderwijs kan gaan. We willen dat Europa eerst investeert in overleg en vrede.',
    zaailing:
      'Europa staat sterker als het samenwerkt, ook voor zijn veiligheid. Eén leger vraagt minder geld en materiaal dan een apart leger per land.',
    evenwicht:
      'Een klein land als België kan zich niet alleen verdedigen. We beginnen met samen materiaal kopen en groeien zo naar één leger.',
    'het-zeil':
      'Samen materiaal kopen en samen oefenen geeft meer veiligheid voor hetzelfde geld. Onze vrijheid stopt niet aan de Belgische grens, en onze verdediging ook niet.',
    dorpsplein:
      'Ons leger moet dicht bij de mensen staan die het beschermt. Alleen ons eigen parlement mag beslissen of we soldaten in gevaar brengen.',
    'vaste-grond':
      'Samenwerken met buurlanden maakt ons veiliger, zeker als het materiaal bij elkaar past. Toch moet België altijd zelf kunnen beslissen of zijn soldaten vertrekken.',
  },
};
