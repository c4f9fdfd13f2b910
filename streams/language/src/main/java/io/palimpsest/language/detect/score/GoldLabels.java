package io.palimpsest.language.detect.score;

import static io.palimpsest.language.detect.EntityType.BANK_ACCOUNT;
import static io.palimpsest.language.detect.EntityType.BANK_ROUTING;
import static io.palimpsest.language.detect.EntityType.BIC;
import static io.palimpsest.language.detect.EntityType.COORDINATES;
import static io.palimpsest.language.detect.EntityType.CRYPTO_ADDRESS;
import static io.palimpsest.language.detect.EntityType.DATE;
import static io.palimpsest.language.detect.EntityType.DRIVING_LICENCE;
import static io.palimpsest.language.detect.EntityType.EMAIL;
import static io.palimpsest.language.detect.EntityType.HANDLE;
import static io.palimpsest.language.detect.EntityType.IBAN;
import static io.palimpsest.language.detect.EntityType.IP_ADDRESS;
import static io.palimpsest.language.detect.EntityType.LOCATION;
import static io.palimpsest.language.detect.EntityType.MAC_ADDRESS;
import static io.palimpsest.language.detect.EntityType.NATIONAL_ID;
import static io.palimpsest.language.detect.EntityType.ORGANIZATION;
import static io.palimpsest.language.detect.EntityType.PASSPORT;
import static io.palimpsest.language.detect.EntityType.PAYMENT_CARD;
import static io.palimpsest.language.detect.EntityType.PERSON;
import static io.palimpsest.language.detect.EntityType.PHONE;
import static io.palimpsest.language.detect.EntityType.POSTAL_CODE;
import static io.palimpsest.language.detect.EntityType.STREET_ADDRESS;
import static io.palimpsest.language.detect.EntityType.TIME;
import static io.palimpsest.language.detect.EntityType.URL;
import static io.palimpsest.language.detect.EntityType.VEHICLE;

import io.palimpsest.language.detect.EntityType;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What the labels of data sets mean in our types: ours, CoNLL's, OntoNotes', WNUT's, Presidio's.
 */
public final class GoldLabels {
  private static final Map<String, List<EntityType>> FOREIGN = foreign();

  private GoldLabels() {}

  /**
   * The types that a label means, the usual first; none if it is known and has no type here, such
   * as nationalities and titles; empty if nobody knows it.
   *
   * @param label in any case, its words joined by underscores, hyphens or spaces
   */
  public static Optional<List<EntityType>> typesOf(String label) {
    String key = label.toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
    Optional<List<EntityType>> own = EntityType.ofLabel(key).map(List::of);
    return own.isPresent() ? own : Optional.ofNullable(FOREIGN.get(key));
  }

  private static Map<String, List<EntityType>> foreign() {
    Map<String, List<EntityType>> labels = new HashMap<>();
    put(labels, "per name first_name last_name", PERSON);
    put(labels, "loc gpe city state country geo_loc", LOCATION);
    put(labels, "fac facility", LOCATION, ORGANIZATION);
    put(labels, "org company corporation group organisation", ORGANIZATION);
    put(labels, "email_address", EMAIL);
    put(labels, "domain_name", URL);
    put(labels, "username user_name", HANDLE);
    put(labels, "credit_card credit_card_number", PAYMENT_CARD);
    put(labels, "iban_code", IBAN);
    put(labels, "swift_code", BIC);
    put(labels, "us_bank_number", BANK_ACCOUNT);
    put(labels, "aba_routing_number", BANK_ROUTING);
    put(labels, "us_ssn us_itin uk_nhs uk_nino es_nif es_nie it_fiscal_code", NATIONAL_ID);
    put(labels, "pl_pesel sg_nric_fin au_tfn au_medicare in_aadhaar in_pan", NATIONAL_ID);
    put(labels, "fi_personal_identity_code it_identity_card ssn", NATIONAL_ID);
    put(labels, "us_passport it_passport in_passport uk_passport passport_number", PASSPORT);
    put(labels, "us_driver_license it_driver_license driver_license", DRIVING_LICENCE);
    put(labels, "in_vehicle_registration license_plate vin", VEHICLE);
    put(labels, "phone_number", PHONE);
    put(labels, "ip ipv4 ipv6", IP_ADDRESS);
    put(labels, "mac", MAC_ADDRESS);
    put(labels, "crypto", CRYPTO_ADDRESS);
    put(labels, "address", STREET_ADDRESS);
    put(labels, "zip_code zipcode zip postcode", POSTAL_CODE);
    put(labels, "date_time datetime", DATE, TIME);
    put(labels, "date_of_birth dob", DATE);
    put(labels, "coordinate", COORDINATES);
    put(labels, "nrp norp title misc product creative_work work_of_art event language law");
    put(labels, "cardinal ordinal quantity percent prefix");
    return Map.copyOf(labels);
  }

  private static void put(Map<String, List<EntityType>> labels, String names, EntityType... types) {
    for (String name : names.split(" ")) {
      labels.put(name, List.of(types));
    }
  }
}
