/**
 * An effect of a medicine or an illness and a food on each other, said as an amber note. Sources as confirmed: the
 * issuer's own page, or (`quoted`) a reproduction of it.
 */
export interface MedicineNote {
  id: string;
  medicine: string;
  text: string;
  source: string;
  quoted?: true;
  /** The food may do harm within the week: a menu that has it is not to be given as it is. */
  isHarmful?: true;
}

/** A note and the foods of the day that it concerns; none where it is said of every day. */
export interface MedicineFinding extends MedicineNote {
  foods: string[];
}
