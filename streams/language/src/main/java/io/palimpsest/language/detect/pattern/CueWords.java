package io.palimpsest.language.detect.pattern;

import java.util.Currency;
import java.util.Locale;
import java.util.Set;

/**
 * The words that give cues, in the languages whose numbers are known here. Upper case means: only
 * in upper case.
 */
final class CueWords {

  static final CueTable TABLE =
      resource(secrets(years(times(money(places(numbers(ids(new CueTable()))))))));

  private CueWords() {}

  /** ALL 50 states, TOP 10: codes that shouting people use as words. */
  private static Set<String> codesThatAreWords() {
    return Set.of("ALL", "TRY", "TOP", "CUP", "MOP", "PEN", "SOS", "BOB", "COP", "GEL", "RON");
  }

  private static CueTable resource(CueTable table) {
    return table
        .add(Cue.CODE_LEAD, WordFile.words("code-words.txt", "lead"))
        .add(Cue.DOT, WordFile.words("spoken-addresses.txt", "dot"));
  }

  private static CueTable times(CueTable table) {
    return table
        .add(Cue.MONTH, "january jan januar janvier enero gennaio januari janeiro ene janv")
        .add(Cue.MONTH, "february feb februar février febrero febbraio februari fevereiro févr")
        .add(Cue.MONTH, "march mar märz mars marzo maart março mrz")
        .add(Cue.MONTH, "april apr avril abril aprile avr abr")
        .add(Cue.MONTH, "may mai mayo maggio mei maio maj")
        .add(Cue.MONTH, "june jun juni juin junio giugno junho")
        .add(Cue.MONTH, "july jul juli juillet julio luglio julho juil")
        .add(Cue.MONTH, "august aug août agosto augustus augusti")
        .add(Cue.MONTH, "september sep sept septembre septiembre settembre setembro")
        .add(Cue.MONTH, "october oct oktober okt octobre octubre ottobre outubro")
        .add(Cue.MONTH, "november nov novembre noviembre novembro")
        .add(Cue.MONTH, "december dec dezember dez décembre diciembre dicembre dezembro déc")
        .add(Cue.WEEKDAY, "monday tuesday wednesday thursday friday saturday sunday")
        .add(Cue.WEEKDAY, "montag dienstag mittwoch donnerstag freitag samstag sonntag")
        .add(Cue.WEEKDAY, "lundi mardi mercredi jeudi vendredi samedi dimanche")
        .add(Cue.DATE_LEAD, "on by since until till from before after born dob date due between")
        .add(Cue.YEARS, "year years yr yrs yo month months week weeks jahre jahr ans años")
        .add(Cue.OLD, "old alt")
        .add(Cue.AGED, "age aged ages turn turns turned turning alter âge edad")
        .add(Cue.CLOCK, "am pm uhr")
        .add(Cue.ZONE, "UTC GMT EST EDT CST CDT MST MDT PST PDT CET CEST BST IST AEST JST ET PT");
  }

  private static CueTable money(CueTable table) {
    for (Currency currency : Currency.getAvailableCurrencies()) {
      if (!codesThatAreWords().contains(currency.getCurrencyCode())) {
        table.add(Cue.CURRENCY, currency.getCurrencyCode());
      }
    }
    return table
        .add(Cue.CURRENCY, "dollar dollars euro euros pound pounds quid buck bucks cents pence")
        .add(Cue.CURRENCY, "yen yuan rupee rupees franc francs zloty kronor kroner krona peso")
        .add(Cue.CURRENCY, "pesos rubles roubles lira shekels dirhams reais rand won bitcoin")
        .add(Cue.CURRENCY, "BTC ETH RMB Rs rs usd eur gbp")
        .add(Cue.SCALE, "k m bn b mn million millions billion billions trillion thousand hundred")
        .add(Cue.SCALE, "lakh crore mio mrd grand");
  }

  private static CueTable places(CueTable table) {
    for (String country : Locale.getISOCountries()) {
      String name = new Locale("", country).getDisplayCountry(Locale.ENGLISH);
      // Of more words the last: Burkina Faso, Papua New Guinea.
      String last = name.substring(name.lastIndexOf(' ') + 1);
      if (last.chars().allMatch(Character::isLetter)) {
        table.add(Cue.COUNTRY, last.toLowerCase(Locale.ROOT));
      }
    }
    return table
        .add(Cue.COUNTRY, "usa uk kingdom states republic czechia emirates zealand greenlander")
        .add(Cue.COUNTRY, "deutschland schweiz österreich italia españa nederland sverige norge")
        .add(Cue.COUNTRY, "danmark polska suomi arabia leone lanka africa korea")
        .add(Cue.STATE, "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS")
        .add(Cue.STATE, "MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV")
        .add(Cue.STATE, "WI WY DC PR AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT")
        .add(Cue.STREET_SURE, "street st avenue ave road rd boulevard blvd lane ln drive")
        .add(Cue.STREET_LAST, "street st avenue ave av road rd boulevard blvd lane ln drive dr")
        .add(Cue.STREET_LAST, "court ct way place pl terrace ter square sq parkway pkwy circle cir")
        .add(Cue.STREET_LAST, "highway hwy close crescent cres grove gardens mews row trail trl")
        .add(Cue.STREET_LAST, "alley loop expressway turnpike plaza quay walk rise parade pde")
        .add(Cue.STREET_LAST, "utca útja körút ulice náměstí straße strasse weg platz allee")
        .add(
            Cue.STREET_LAST,
            "str väg gata põik tänav maantee út sétány lakótelep ulička třída caddesi sokak")
        .add(Cue.STREET_FIRST, "rue avenue boulevard impasse chemin allée quai via viale piazza")
        .add(Cue.STREET_FIRST, "piazzale piazzetta corso vicolo largo calle avenida avda paseo")
        .add(Cue.STREET_FIRST, "plaza camino carretera ronda rua travessa praça estrada quadra ul")
        .add(Cue.STREET_FIRST, "ulica aleja plac os al ulitsa prospekt οδός λεωφόρος πλατεία")
        .add(Cue.STREET_FIRST, "straße strasse lungotevere alameda rúa carrer jalan")
        .add(Cue.ROOM, "floor room unit")
        .add(
            Cue.UNIT,
            "apt apartment suite ste flat unit floor room appt apartamento appartamento wohnung")
        .add(Cue.BOX, "box postbox postfach")
        .add(Cue.FIELD_POST, "APO FPO DPO")
        .add(Cue.DWELLING, "address addresses adresse dirección indirizzo live lives lived living")
        .add(Cue.DWELLING, "located office offices resides residing residence deliver delivered")
        .add(Cue.DWELLING, "delivery ship shipped mailing billing sent send return moved moving")
        .add(Cue.DWELLING, "meet arrived restaurant station taxi drops corner where home house")
        .add(Cue.DWELLING, "wohnt wohne wohnhaft habite vive abito enter side street letter")
        .add(Cue.PARTICLE, "de la le les du des del della delle dei di da do dos das den der dem")
        .add(Cue.PARTICLE, "van von zu zum zur am an el al los las y e i z w na ter ten het op och")
        .add(Cue.PARTICLE, "the of u nad pod d l en o aan sur bei")
        .add(Cue.STOP, "the a an in on at to for from by with and or but of is was are were be")
        .add(Cue.STOP, "been i you he she it we they my your his her its our their this that")
        .add(Cue.STOP, "these those as if so not no do does did has have had will would can")
        .add(Cue.STOP, "could should may might there here when where who what which how why")
        .add(Cue.STOP, "about into over under down up out off than then more most only just")
        .add(Cue.STOP, "after before during until since all any some each new our all his")
        .add(Cue.STOP, "people years year days day months weeks hours minutes times percent miles")
        .add(Cue.STOP, "members women men children families students points km")
        .add(Cue.POSTAL, "zip zipcode postcode postal plz postleitzahl cap cep pincode")
        .add(Cue.PLACE, "lat latitude lon lng long longitude coordinates coords gps position");
  }

  private static CueTable numbers(CueTable table) {
    return table
        .add(Cue.CARD, "card cards cc visa mastercard amex maestro discover diners kreditkarte")
        .add(Cue.CARD, "karte carte tarjeta carta debit credit jcb pan")
        .add(Cue.PHONE, "phone phones telephone tel mobile cell cellphone fax desk call calling")
        .add(Cue.PHONE, "text sms whatsapp reach reached contact dial ring hotline landline ext")
        .add(Cue.PHONE, "telefon handy mobil tél téléphone portable teléfono móvil telefono")
        .add(Cue.PHONE, "cellulare telefoon mobiel puhelin answering messages message registered")
        .add(Cue.PHONE, "voicemail pager signal telegram viber callback")
        .add(Cue.IBAN, "iban")
        .add(Cue.BIC, "bic swift")
        .add(Cue.ROUTING, "routing aba rtn transit sort sortcode bankleitzahl blz")
        .add(Cue.ACCOUNT, "account acct accounts konto kontonummer compte cuenta conto")
        .add(Cue.PASSPORT, "passport passports passeport pasaporte passaporto reisepass paspoort")
        .add(Cue.LICENCE, "licence license licences licenses driver drivers driving dl")
        .add(Cue.LICENCE, "führerschein permis permiso patente rijbewijs dvla")
        .add(Cue.PLATE, "plate plates registration rego kennzeichen nummernschild matrícula targa")
        .add(Cue.PLATE, "immatriculation reg tag vrm kenteken numberplate")
        .add(Cue.VIN, "vin chassis fahrgestellnummer")
        .add(Cue.IP, "ip ipv host server address dns gateway subnet ping")
        .add(Cue.VERSION, "version v ver release build firmware section chapter");
  }

  private static CueTable ids(CueTable table) {
    return table
        .add(Cue.ID, "identity identification citizen ausweis")
        .add(Cue.ID_US, "ssn social security itin taxpayer tin")
        .add(Cue.ID_UK, "nino insurance NI")
        .add(Cue.ID_NHS, "nhs patient")
        .add(Cue.ID_DE, "steuer steuerid steuernummer identifikationsnummer idnr tax tin")
        .add(Cue.ID_FR, "nir sécu sécurité insee sociale vitale")
        .add(Cue.ID_ES, "nif nie dni")
        .add(Cue.ID_IT, "codice fiscale")
        .add(Cue.ID_PL, "pesel")
        .add(Cue.ID_NL, "bsn burgerservicenummer sofinummer sofi")
        .add(Cue.ID_SE, "personnummer personal samordningsnummer")
        .add(Cue.ID_FI, "hetu henkilötunnus henkilotunnus")
        .add(Cue.ID_CA, "SIN insurance")
        .add(Cue.ID_AU, "tfn tax medicare")
        .add(Cue.ID_IN, "aadhaar aadhar uidai PAN")
        .add(Cue.ID_BR, "cpf")
        .add(Cue.ID_SG, "nric FIN");
  }

  private static CueTable secrets(CueTable table) {
    return table
        .add(Cue.PASSWORD, "password passwords passwd passwrd pwd pwds pw passphrase passcode")
        .add(Cue.PASSWORD, "passwort passwörter kennwort contraseña contrasena senha hasło haslo")
        .add(Cue.PASSWORD, "пароль пароли parola wachtwoord lösenord losenord salasana jelszó")
        .add(Cue.PASSWORD, "heslo şifre sifre parool adgangskode passord лозинка mdp mnemonic")
        .add(Cue.PASSWORD, "κωδικός geslo lozinka slaptažodis parole sandi 密码 密碼 暗証番号")
        .add(Cue.TOKEN, "token tokens secret secrets key keys apikey bearer authorization")
        .add(Cue.TOKEN, "session sessionid sid cookie cookies credential credentials creds")
        .add(Cue.TOKEN, "phrase seed pass otp totp auth signature sig words")
        .add(Cue.USER, "user username login uid userid nick nickname alias handle screenname")
        .add(Cue.USER, "gamertag psn snap snapchat insta instagram discord twitter telegram name");
  }

  private static CueTable years(CueTable table) {
    return table
        .add(Cue.YEAR_LEAD, "in since until till by during throughout into from before after")
        .add(Cue.YEAR_LEAD, "between circa ca early late mid year years yr FY fiscal spring")
        .add(Cue.YEAR_LEAD, "summer autumn fall winter class vintage anno established")
        .add(Cue.YEAR_LEAD, "founded copyright married graduated died divorced retired moved")
        .add(Cue.YEAR_LEAD, "emigrated immigrated en desde hasta año ano verano invierno otoño")
        .add(Cue.YEAR_LEAD, "primavera entre durante im seit bis ab nach jahr jahre sommer")
        .add(Cue.YEAR_LEAD, "frühling frühjahr herbst anfang ende mitte zwischen depuis année")
        .add(Cue.YEAR_LEAD, "été hiver printemps automne promo promotion dès nel dal estate")
        .add(Cue.YEAR_LEAD, "inverno w od rok roku lato latem zimą wiosną jesienią в с к после")
        .add(Cue.YEAR_LEAD, "год году года летом sinds zomer")
        .add(Cue.YEAR_TAIL, "season seasons election elections olympics olympic games")
        .add(Cue.YEAR_TAIL, "championship championships tournament cup census budget campaign")
        .add(Cue.YEAR_TAIL, "edition vintage grad graduate graduates film movie album summer")
        .add(Cue.YEAR_TAIL, "spring winter autumn tour festival conference convention recession")
        .add(Cue.YEAR_TAIL, "crisis war revolution coup pandemic world general presidential")
        .add(Cue.YEAR_TAIL, "midterm midterms primaries congressional debut draft class finals")
        .add(Cue.YEAR_TAIL, "playoffs AD CE BC BCE roku год году года гг")
        .add(Cue.BIRTH, String.join(" ", BirthWords.words()))
        .add(Cue.NO_YEAR, "pin pins cvv cvc csc code codes passcode passcodes door gate alarm")
        .add(Cue.NO_YEAR, "combination combo lock locks locker lockers safe unlock unlocks")
        .add(Cue.NO_YEAR, "unlocked opens digits badge room flat apartment apt suite")
        .add(Cue.NO_YEAR, "extension ext ticket tickets order account acct card cards")
        .add(Cue.NO_YEAR, "password passwords passwort pwd key keys keypad number numbers num")
        .add(Cue.NO_YEAR, "no nr user username userid login id ids owe owes owed pay pays")
        .add(Cue.NO_YEAR, "paid cost costs price priced invoice receipt booking reservation")
        .add(Cue.NO_YEAR, "confirmation otp token puk sim atm vault garage ending endings")
        .add(Cue.NO_YEAR, "ends finishing finishes terminating type typed typing punch")
        .add(Cue.NO_YEAR, "punched enter entered entering dial dialed dialled tap tapped")
        .add(Cue.NO_YEAR, "press pressed input guess intercom entry cabinet padlock")
        .add(Cue.NO_YEAR, "últimos ultimos letzte letzten derniers dernières ostatnie последние")
        .add(Cue.NO_YEAR, "geheimzahl geheimnummer kennwort türcode zimmer schlüssel nummer")
        .add(Cue.NO_YEAR, "ziffern endet endend schließfach wohnung durchwahl karte tür")
        .add(Cue.NO_YEAR, "tresor konto código codigo clave contraseña tarjeta habitación")
        .add(Cue.NO_YEAR, "puerta cuenta número numero dígitos termina terminada terminado")
        .add(Cue.NO_YEAR, "casillero llave caja cerradura porte clé compte numéro chiffres")
        .add(Cue.NO_YEAR, "carte chambre casier mdp finissant termine poste kod kodu hasło")
        .add(Cue.NO_YEAR, "karta karty pokój drzwi konto numer cyfry szafka szafki mieszkanie")
        .add(
            Cue.NO_YEAR,
            "sejf domofon digicode код пин пинкод пароль карта карты карте номер комната")
        .add(Cue.NO_YEAR, "кабинет дверь двери домофон счет счёт цифры замок сейф квартира")
        .add(Cue.NO_YEAR, "добавочный")
        .add(Cue.DIGIT, "zero oh o nought one two three four five six seven eight nine ten")
        .add(Cue.DIGIT, "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen")
        .add(Cue.DIGIT, "nineteen twenty thirty forty fifty sixty seventy eighty ninety")
        .add(Cue.DIGIT, "double triple null eins zwei zwo drei vier fünf sechs sieben acht")
        .add(Cue.DIGIT, "neun cero uno dos tres cuatro cinco seis siete ocho nueve zéro")
        .add(Cue.DIGIT, "deux trois quatre cinq sept huit neuf due quattro cinque sei sette")
        .add(Cue.DIGIT, "otto nove jeden dwa trzy cztery pięć sześć siedem osiem dziewięć")
        .add(Cue.DIGIT, "ноль один два три четыре пять шесть семь восемь девять");
  }
}
