import type { Migration } from '../migrate'
import { up as users } from './0001-users'
import { up as orders } from './0002-orders'
import { up as gateways } from './0003-gateways'
import { up as catalogue } from './0010-catalogue'
import { up as favorites } from './0011-favorites'
import { up as generic } from './0030-generic'
import { up as behaviour } from './0031-behaviour'
import { up as live } from './0032-live'
import { up as open } from './0033-open'
import { up as files } from './0045-files'
import { up as ledger } from './0046-ledger'
import { up as money } from './0061-money'
import { up as liveRoom } from './0062-live-room'
import { up as coupons } from './0063-coupons'
import { up as channels } from './0064-channels'
import { up as attempts } from './0070-attempts'
import { up as proofs } from './0071-proofs'
import { up as moneyRules } from './0080-money-rules'
import { up as outbox } from './0081-outbox'
import { up as nonces } from './0082-nonces'
import { up as strayMoney } from './0083-stray-money'
import { up as wallets } from './0090-wallets'
import { up as shop } from './0091-shop'
import { up as discover } from './0092-discover'
import { up as vouchers } from './0093-vouchers'
import { up as told } from './0094-told'
import { up as settlements } from './0095-settlements'
import { up as chat } from './0097-chat'
import { up as tickets } from './0098-tickets'
import { up as liveAuthor } from './0099-live-author'
import { up as fleet } from './0100-fleet'
import { up as authors } from './0101-authors'
import { up as messages } from './0102-messages'
import { up as licences } from './0103-licences'
import { up as films } from './0110-films'
import { up as builder } from './0120-builder'
import { up as desk } from './0125-desk'
import { up as identities } from './0130-identities'
import { up as closedBy } from './0131-closed-by'
import { up as withdrawals } from './0150-withdrawals'
import { up as regions } from './0151-regions'
import { up as investment } from './0160-investment'
import { up as subscriptions } from './0170-subscriptions'
import { up as viewChanges } from './0172-view-changes'
import { up as library } from './0173-library'
import { up as materials } from './0176-materials'
import { up as clientReports } from './0185-client-reports'
import { up as answered } from './0186-answered'
import { up as push } from './0187-push'
import { up as redirects } from './0188-redirects'
import { up as objects } from './0189-objects'
import { up as socialVendors } from './0190-social-vendors'
import { up as hashes } from './0192-hashes'
import { up as cuts } from './0193-cuts'
import { up as terminalDays } from './0194-terminal-days'
import { up as errands } from './0198-errands'
import { up as socialPeople } from './0199-social-people'
import { up as attributes } from './0206-attributes'
import { up as shelved } from './0208-shelved'
import { up as offerConditions } from './0209-offer-conditions'
import { up as goneVariants } from './0210-gone-variants'
import { up as publishReasons } from './0211-publish-reasons'
import { up as problems } from './0212-problems'

/** In the order they run. A migration that has run once is never edited after a release. */
export const MIGRATIONS: readonly Migration[] = [
  { id: '0001-users', up: users },
  { id: '0002-orders', up: orders },
  { id: '0003-gateways', up: gateways },
  { id: '0010-catalogue', up: catalogue },
  { id: '0011-favorites', up: favorites },
  { id: '0030-generic', up: generic },
  { id: '0031-behaviour', up: behaviour },
  { id: '0032-live', up: live },
  { id: '0033-open', up: open },
  { id: '0045-files', up: files },
  { id: '0046-ledger', up: ledger },
  { id: '0061-money', up: money },
  { id: '0062-live-room', up: liveRoom },
  { id: '0063-coupons', up: coupons },
  { id: '0064-channels', up: channels },
  { id: '0070-attempts', up: attempts },
  { id: '0071-proofs', up: proofs },
  { id: '0080-money-rules', up: moneyRules },
  { id: '0081-outbox', up: outbox },
  { id: '0082-nonces', up: nonces },
  { id: '0083-stray-money', up: strayMoney },
  { id: '0090-wallets', up: wallets },
  { id: '0091-shop', up: shop },
  { id: '0092-discover', up: discover },
  { id: '0093-vouchers', up: vouchers },
  { id: '0094-told', up: told },
  { id: '0095-settlements', up: settlements },
  { id: '0097-chat', up: chat },
  { id: '0098-tickets', up: tickets },
  { id: '0099-live-author', up: liveAuthor },
  { id: '0100-fleet', up: fleet },
  { id: '0101-authors', up: authors },
  { id: '0102-messages', up: messages },
  { id: '0103-licences', up: licences },
  { id: '0110-films', up: films },
  { id: '0120-builder', up: builder },
  { id: '0125-desk', up: desk },
  { id: '0130-identities', up: identities },
  { id: '0131-closed-by', up: closedBy },
  { id: '0150-withdrawals', up: withdrawals },
  { id: '0151-regions', up: regions },
  { id: '0160-investment', up: investment },
  { id: '0170-subscriptions', up: subscriptions },
  { id: '0172-view-changes', up: viewChanges },
  { id: '0173-library', up: library },
  { id: '0176-materials', up: materials },
  { id: '0185-client-reports', up: clientReports },
  { id: '0186-answered', up: answered },
  { id: '0187-push', up: push },
  { id: '0188-redirects', up: redirects },
  { id: '0189-objects', up: objects },
  { id: '0190-social-vendors', up: socialVendors },
  { id: '0192-hashes', up: hashes },
  { id: '0193-cuts', up: cuts },
  { id: '0194-terminal-days', up: terminalDays },
  { id: '0198-errands', up: errands },
  { id: '0199-social-people', up: socialPeople },
  { id: '0206-attributes', up: attributes },
  { id: '0208-shelved', up: shelved },
  { id: '0209-offer-conditions', up: offerConditions },
  { id: '0210-gone-variants', up: goneVariants },
  { id: '0211-publish-reasons', up: publishReasons },
  { id: '0212-problems', up: problems },
]
