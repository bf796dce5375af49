/**
 * What server data is about, where a write of another room changes it too. Keys of queries begin with one
 * (`queries.ts` of its room), and `markStale` takes no other: a misspelt one would keep old data on the screen.
 */
export type Subject =
  | 'addresses'
  | 'cart'
  | 'coupons'
  | 'feed'
  | 'lives'
  | 'need-pay-password'
  | 'offline-recharges'
  | 'order'
  | 'orderCounts'
  | 'orders'
  | 'packages'
  | 'payment'
  | 'payment-accounts'
  | 'posters'
  | 'product'
  | 'products'
  | 'records'
  | 'search'
  | 'tasks'
  | 'wallet'
  | 'bills'
  // Widgets that load by themselves are called by their type (engine/outlet/widget-host.tsx) …
  | 'gradeList'
  | 'gradePurchase'
  | 'packageList'
  | 'packagePurchase'
  | 'payPasswordForm'
  | 'storeList'
  // … and those with a source by it (`subjectOf`).
  | 'product/page'
  | 'people/store/location'
  | 'relation/home'
  | 'report/ranking'
  | 'report/walletStats'
