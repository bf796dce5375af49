/** Who may have a package or a grade; without a row everybody may. */
export interface OfferConditionTable {
  kind: 'package' | 'grade'
  offerId: string
  /** JSON, as `matches` reads it with what is known of a buyer. */
  conditions: string
}

export interface MemberTables {
  offer_conditions: OfferConditionTable
}
