/** A fault by hand: what must never pass the tests. */
export interface Named {
  readonly name: string
  readonly file: string
  /** Stands exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** Who would be harmed, and how. */
  readonly why: string
}

export const NAMED: readonly Named[] = [
  {
    name: 'frozen money is offered for sending',
    file: 'src/features/wallet/widgets/transfer-form/use-transfer.ts',
    find: 'Math.max(0, amount - frozen)',
    replace: 'Math.max(0, amount)',
    why: 'The form takes an amount that the server must refuse.',
  },
  {
    name: 'frozen money is sent',
    file: 'server/wallet/book.ts',
    find: "'>=', eb.ref('frozen')",
    replace: "'>=', eb.lit(0)",
    why: 'Money that is held back for something else leaves the account.',
  },
  {
    name: 'a closed payment is asked for again and again',
    file: 'src/features/pay/ledger.ts',
    find: "if (end === 'paid' || end === 'closed') break",
    replace: "if (end === 'paid') break",
    why: 'Who cancelled waits ten seconds to be told.',
  },
  {
    name: 'a failed page of coupons stays failed',
    file: 'src/features/coupon/widgets/coupon-list/coupon-list.tsx',
    find: 'list={list}',
    replace: 'list={{ ...list, loadMore: () => {} }}',
    why: 'The rest of the coupons cannot be had any more.',
  },
  {
    name: 'a failed page of bills stays failed',
    file: 'src/features/wallet/widgets/bill-list/bill-list.tsx',
    find: '<ListEnd list={lines}',
    replace: '<ListEnd list={{ ...lines, loadMore: () => {} }}',
    why: 'The older bills cannot be had any more.',
  },
  {
    name: 'a failed page of any list looks like its end',
    file: 'src/engine/outlet/paged-list.tsx',
    find: "if (moreFailed) return 'error'",
    replace: "if (moreFailed) return 'end'",
    why: 'A list that is cut off says that it is complete.',
  },
  {
    name: 'orders stay as they were left',
    file: 'src/features/order/widgets/order-list/order-list.tsx',
    find: '  useReturnRefresh(orders.reload)\n',
    replace: '',
    why: 'Who comes back from paying still sees the order as unpaid, and pays again.',
  },
  {
    name: 'a second tap sends the form twice',
    file: 'src/engine/actions/use-submit.ts',
    find: 'if (running.current) return false',
    replace: '',
    why: 'Two taps in one moment place two orders.',
  },
  {
    name: 'a try after a lost answer is a new order',
    file: 'src/features/order/widgets/order-confirm/use-ordering.ts',
    find: '      requestId,\n',
    replace: '      requestId: newRequestId(),\n',
    why: 'The server takes the same order twice.',
  },
  {
    name: 'the server places a repeated order anew',
    file: 'server/order/place.ts',
    find: '    if (repeated) return repeated\n',
    replace: '',
    why: 'The same order is placed twice, or its repetition is an error.',
  },
  {
    name: 'a balance of exactly the price does not pay',
    file: 'server/pay/balance.ts',
    find: '(await balanceOf(trx, userId)) < amount',
    replace: '(await balanceOf(trx, userId)) <= amount',
    why: 'The last cent of an account cannot be spent.',
  },
  {
    name: 'a balance of exactly the price is not offered',
    file: 'src/features/pay/widgets/pay-panel/pay-methods.tsx',
    find: 'balance < amount',
    replace: 'balance <= amount',
    why: 'The last cent of an account cannot be spent.',
  },
  {
    name: 'freight is asked for at the limit',
    file: 'server/order/quote.ts',
    find: 'goodsAmount >= ',
    replace: 'goodsAmount > ',
    why: 'Goods for exactly the promised amount cost freight.',
  },
  {
    name: 'half a cent is dropped',
    file: 'src/shared/money.ts',
    find: 'Math.round(Math.abs(cents))',
    replace: 'Math.floor(Math.abs(cents))',
    why: 'Amounts of shares are shown a cent too small.',
  },
  {
    name: 'half a cent of a loss is rounded towards zero',
    file: 'src/shared/money.ts',
    find: 'Math.round(Math.abs(cents))',
    replace: 'Math.abs(Math.round(cents))',
    why: 'A gain and a loss of the same size are shown as different amounts.',
  },
  {
    name: 'a read with credentials of its own is shared',
    file: 'src/http/in-flight.ts',
    find: ' || request.credentials) return',
    replace: ') return',
    why: 'One user is given what another one asked for.',
  },
  ...([3, 4, 5, 6, 7, 8, 9] as const).map((digit) => ({
    name: `mobile numbers that begin with 1${digit} are shown`,
    file: 'src/http/redact.ts',
    find: '1[3-9]',
    replace: `1[${'3456789'.replace(String(digit), '')}]`,
    why: 'The log that is sent to support holds numbers of people.',
  })),
]
