import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const statements: FirstTexts['statements'] = {
  votingAge: {
    statement: 'Jongeren moeten vanaf 16 jaar stemrecht krijgen bij Vlaamse verkiezingen.',
    plain: 'Wie 16 of 17 is, mag mee kiezen wie er in het Vlaams Parlement zit.',
    background:
      'Voor het Vlaams Parlement mag je vandaag stemmen vanaf 18 jaar. Voor het Europees Parlement mochten jongeren in België in 2024 voor het eerst al stemmen vanaf 16. Oostenrijk en Malta laten 16-jarigen bij alle verkiezingen toe. Het Vlaams Parlement beslist onder meer over onderwijs, openbaar vervoer en wonen.',
    talk: 'Waarover beslist het Vlaams Parlement dat jij vandaag op school merkt? Wat moet iemand kunnen of weten om te mogen stemmen, en geldt dat ook voor volwassenen? Zou je in deze klas anders stemmen dan thuis?',
  },
  smartphones: {
    statement: 'Ook in het vijfde en het zesde jaar moet de smartphone de hele schooldag uit.',
    plain: 'Ook wie in het vijfde of het zesde jaar zit, laat de gsm uit op school, zelfs tijdens de pauze.',
    background:
      'In Vlaanderen mogen leerlingen van de lagere school en van de eerste en tweede graad sinds september 2025 op school geen smartphone meer gebruiken. Voor de derde graad, het vijfde en het zesde jaar, kiest elke school zelf. Een les waarin de leerkracht de smartphone laat gebruiken, blijft mogelijk.',
    talk: 'Wat zou er op jullie speelplaats veranderen? Is een regel voor 17-jarigen anders dan een regel voor 13-jarigen? Wie moet dat beslissen: de minister, de school of de leerlingen?',
  },
  freeTransport: {
    statement: 'Bus, tram en trein moeten gratis zijn voor iedereen onder de 25 jaar.',
    plain: 'Wie jonger is dan 25, betaalt niets voor bus, tram en trein.',
    background:
      'Bussen en trams in Vlaanderen zijn van De Lijn, treinen van de NMBS. Reizigers betalen met hun ticket maar een deel van de kosten: de rest komt van belastingen. In Luxemburg is het openbaar vervoer sinds 2020 gratis voor iedereen (in tweede klasse).',
    talk: 'Wie betaalt als het ticket gratis is? Heb je meer aan een gratis bus, of aan een bus die vaker rijdt? Waarom stopt het bij 25 jaar, en niet bij wie weinig verdient?',
  },
  socialMedia: {
    statement: 'Sociale media moeten verboden zijn voor wie jonger is dan 15 jaar.',
    plain: 'Kinderen en jongeren onder 15 jaar mogen geen account hebben op apps als TikTok, Instagram of Snapchat.',
    background:
      'De meeste sociale media vragen zelf dat je 13 bent, maar controleren dat weinig. In Australië geldt sinds december 2025 een verbod voor wie jonger is dan 16. Om de leeftijd te controleren, moet een app meer over iedereen te weten komen, ook over volwassenen.',
    talk: "Hoe oud was jij bij je eerste account, en wie wist dat? Hoe zou je zo'n verbod controleren zonder dat iedereen zijn identiteitskaart toont? Wat zouden jongeren onder 15 missen, en wat niet?",
  },
  flightTax: {
    statement: 'Reizigers moeten op elk vliegticket een klimaattaks van 50 euro betalen.',
    plain: 'Wie een vliegticket koopt, betaalt 50 euro extra, voor het klimaat.',
    background:
      "België vraagt vandaag al een kleine taks voor wie met het vliegtuig vertrekt: enkele euro's, voor korte vluchten meer. Brandstof voor een vlucht naar een ander land wordt niet belast zoals benzine voor de auto. De opbrengst van een taks kan naar van alles gaan, ook naar treinen.",
    talk: 'Vliegt iemand door 50 euro minder, of wordt alleen de overheid er rijker van? Is één bedrag voor iedereen eerlijk? Wat als de buurlanden niet meedoen?',
  },
  rentCap: {
    statement: 'De overheid moet een maximumprijs vastleggen voor huurwoningen.',
    plain: 'De overheid beslist hoeveel een huis of appartement ten hoogste mag kosten voor wie het huurt.',
    background:
      'In Vlaanderen kiest de eigenaar bij een nieuw contract zelf de huurprijs. Daarna mag die één keer per jaar mee stijgen met de andere prijzen. Ongeveer drie op de tien Vlaamse gezinnen huren. Sociale woningen kosten minder, maar daarvoor staan veel mensen op een wachtlijst.',
    talk: 'Wie wint bij een maximumprijs, en wie verliest? Wat doet een eigenaar die minder mag vragen: verhuren, verkopen, niets meer herstellen? Hoe zou jij later graag wonen, en wat mag dat kosten?',
  },
  asylum: {
    statement: 'België moet minder asielzoekers opvangen.',
    plain: 'België moet voor minder mensen zorgen die hier bescherming komen vragen.',
    background:
      'Wie gevaar loopt in zijn land, mag in een ander land bescherming vragen: dat staat in het Vluchtelingenverdrag van Genève. Terwijl België dat onderzoekt, moet het een bed, eten en hulp geven. De opvang zat de voorbije jaren vaak vol; rechters gaven het land meermaals ongelijk. Wie geen bescherming krijgt, moet vertrekken.',
    talk: 'Dit kan voor leerlingen over hun eigen familie gaan: laat niemand daarover moeten vertellen, en spreek over regels, niet over mensen in de klas. Vraag: wat is het verschil tussen een asielzoeker, een vluchteling en iemand die komt werken? Wat mag een land beslissen, en wat niet?',
  },
  studentWage: {
    statement: 'Het minimumloon voor jobstudenten mag lager zijn dan dat voor volwassenen.',
    plain: 'Wie werkt als student, mag per uur minder verdienen dan een volwassene die hetzelfde doet.',
    background:
      'In sommige sectoren mogen werkgevers jongeren een lager minimumloon betalen dan volwassenen, in andere niet. Op het loon van een jobstudent wordt minder afgehouden, zolang die niet te veel uren werkt. Zo kan een student toch evenveel overhouden.',
    talk: 'Wie heeft er een studentenjob, en wie beslist daar wat je krijgt? Is ervaring een goede reden voor meer loon? En leeftijd? Wat zou een werkgever doen als iedereen evenveel kost?',
  },
  inheritanceTax: {
    statement: 'De erfbelasting moet verdwijnen.',
    plain: 'Wie iets krijgt van iemand die gestorven is, hoeft daar geen belasting meer op te betalen.',
    background:
      'Hoeveel erfbelasting je betaalt, hangt af van hoeveel je erft en van wie. Kinderen betalen een lager deel dan verre familie of vrienden. Het geld gaat naar de Vlaamse begroting. Zonder die belasting moet de Vlaamse overheid elders geld zoeken, of minder uitgeven.',
    talk: 'Is het eerlijk dat iemand veel begint met wat de ouders verdienden? En is het eerlijk om te belasten waarop al belasting betaald werd? Waar zou jij het geld halen dat wegvalt?',
  },
  beerAndWine: {
    statement: 'Bier en wijn kopen moet vanaf 16 jaar mogelijk blijven.',
    plain: 'Bier en wijn mag je ook later nog kopen vanaf je 16 bent, en niet pas vanaf 18.',
    background:
      'In België mag je bier en wijn kopen vanaf 16 jaar, sterkedrank vanaf 18. In Nederland en veel andere landen is het 18 voor alles. Wie jonger dan 18 is, wordt door alcohol sneller ziek en afhankelijk, zeggen artsen: de hersenen groeien nog.',
    talk: 'Laat niemand vertellen of die zelf drinkt. Vraag: wat verandert er als een regel strenger wordt, maar iedereen oudere vrienden heeft? Waarom mag je op 16 het ene wel en het andere niet: stemmen, werken, drinken?',
  },
  schoolHours: {
    statement: 'De lessen in het secundair moeten om 9 uur beginnen, of later.',
    plain: 'In de middelbare school beginnen de lessen om 9 uur of nog later.',
    background:
      'In Vlaanderen kiest elke school zelf wanneer de dag begint, meestal rond half negen. Tieners worden later moe en later wakker: hun lichaam werkt anders dan dat van kinderen en volwassenen. Een latere start betekent ook later naar huis, en bussen en ouders die moeten volgen.',
    talk: "Hoe laat ben jij wakker genoeg om iets te leren? Wat zou je doen met het uur dat er 's avonds afgaat: sport, werk, hobby? Wie heeft er last van een latere start?",
  },
  religiousSigns: {
    statement: 'Scholen moeten hoofddoeken, keppeltjes en kruisjes toelaten.',
    plain:
      'Leerlingen mogen op school tekens van hun geloof dragen, zoals een hoofddoek, een keppeltje of een kruisje.',
    background:
      'De grondwet geeft iedereen vrijheid van geloof. Over tekens van geloof bij leerlingen beslist in Vlaanderen het bestuur van de school, en veel scholen verbieden ze. Wie voor een verbod is, wil dat de school voor iedereen gelijk is; wie tegen is, vindt dat je jezelf moet kunnen zijn.',
    talk: 'Dit gaat voor sommige leerlingen over henzelf: laat niemand zich verantwoorden voor wat die draagt. Vraag: wat betekent neutraal, voor een leerkracht en voor een leerling? Wanneer beschermt een regel iemand, en wanneer sluit hij iemand uit?',
  },
  adultPunishment: {
    statement: 'Wie 16 is en een zwaar misdrijf pleegt, moet dezelfde straf krijgen als een volwassene.',
    plain: 'Wie op 16 jaar iets heel ergs doet, krijgt dezelfde straf als iemand van 18 of ouder.',
    background:
      'Wie jonger is dan 18, komt in België voor de jeugdrechter. Die legt geen gevangenisstraf op, maar bijvoorbeeld een project, begeleiding of een gesloten instelling. Bij heel zware feiten kan de jeugdrechter een jongere vanaf 16 doorsturen naar een rechtbank zoals die voor volwassenen.',
    talk: 'Waarvoor dient een straf: vergelden, beschermen of veranderen? Maakt leeftijd iemand minder verantwoordelijk? Wie wil dat 16-jarigen stemmen, moet die dan ook willen dat ze gestraft worden als volwassenen?',
  },
  smokers: {
    statement: 'Wie rookt, moet meer betalen voor de ziekteverzekering.',
    plain: 'Rokers betalen meer om hun dokter en ziekenhuis terugbetaald te krijgen dan wie niet rookt.',
    background:
      'In België betaalt iedereen voor de ziekteverzekering mee volgens wat die verdient, niet volgens hoe gezond die is. Rokers betalen wel veel belasting op sigaretten. Roken is nog altijd een van de grootste oorzaken van ziekten die je had kunnen vermijden.',
    talk: 'Laat niemand vertellen of die rookt. Vraag: wat met wie ongezond eet, gevaarlijk sport of te snel rijdt? Hoe zou je weten wie rookt? Is roken een keuze, ook als je eraan vastzit?',
  },
  europeanArmy: {
    statement: 'De landen van de Europese Unie moeten samen één leger hebben.',
    plain: 'Alle landen van de Europese Unie maken van hun legers één leger.',
    background:
      'Vandaag heeft elk land van de Europese Unie zijn eigen leger, en beslist het zelf wanneer soldaten vertrekken. De meeste landen van de Unie zijn ook lid van de NAVO, waarin landen elkaar beloven te helpen. Ze kopen nu al samen wapens en oefenen samen.',
    talk: 'Wie zou beslissen dat het leger vertrekt: één persoon, alle landen samen, een parlement? Wat als België tegen is? Wat kan één leger beter dan zevenentwintig, en wat niet?',
  },
};
