import { defineWidget } from '../../engine/contract'
import { BankCards } from './bank-cards'
import { configSchema, valueSchema } from './schema'

/** `/asset/bank`, `/bank/list`, `/asset/account/backAccount`: where the user's money can go. */
export const bankCards = defineWidget(
  {
    type: 'bankCards',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} }, cards: { config: { kinds: ['bank'] } } },
  },
  BankCards,
)
