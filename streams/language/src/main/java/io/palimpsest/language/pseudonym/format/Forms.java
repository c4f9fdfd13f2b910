package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.pattern.FormChecks;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Which type has which form. */
final class Forms {

  private static final Map<EntityType, Form> FORMS = forms();

  private Forms() {}

  static Optional<Form> of(EntityType type) {
    return Optional.ofNullable(FORMS.get(type));
  }

  private static Map<EntityType, Form> forms() {
    Map<EntityType, Form> forms = new EnumMap<>(EntityType.class);
    forms.put(EntityType.PAYMENT_CARD, new CardForm());
    forms.put(EntityType.IBAN, new IbanForm());
    forms.put(EntityType.BIC, new BicForm());
    forms.put(EntityType.NATIONAL_ID, new NationalIdForm());
    forms.put(EntityType.PASSPORT, new CodeForm(code -> false));
    forms.put(EntityType.DRIVING_LICENCE, new CodeForm(code -> false));
    forms.put(EntityType.BANK_ROUTING, new CodeForm(FormChecks::isAba));
    forms.put(EntityType.BANK_ACCOUNT, new CodeForm(code -> false));
    forms.put(EntityType.VEHICLE, new VehicleForm());
    forms.put(EntityType.PHONE, new PhoneForm());
    forms.put(EntityType.IP_ADDRESS, new IpForm());
    forms.put(EntityType.MAC_ADDRESS, new MacForm());
    forms.put(EntityType.CRYPTO_ADDRESS, new CryptoForm());
    forms.put(EntityType.POSTAL_CODE, new PostalForm());
    forms.put(EntityType.COORDINATES, new CoordinateForm());
    forms.put(EntityType.CODE, new CodeForm(code -> false));
    forms.put(EntityType.MONEY, new MoneyForm());
    forms.put(EntityType.AGE, new AgeForm());
    forms.put(EntityType.TIME, new TimeForm());
    return forms;
  }
}
