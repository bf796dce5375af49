import { listRecords } from '../../../src/features/record/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
export const SECONDS = NOON / 1000

export const ZH = { 'Accept-Language': 'zh-CN' }
export const HAN = expect.stringMatching(/\p{Script=Han}/u)

interface Opened {
  readonly sandbox: TestSandbox
  readonly member: string
  readonly newcomer: string
}

/** A sandbox for the tests of one file, with a member and a newcomer logged in. */
export function openRecords() {
  let opened: Opened | undefined
  const present = () => opened as Opened
  beforeAll(async () => {
    const sandbox = await openSandbox({ machineMs: () => NOON })
    opened = {
      sandbox,
      member: await sandbox.logIn(MEMBER),
      newcomer: await sandbox.logIn(NEWCOMER),
    }
  })
  afterAll(() => present().sandbox.close())
  return {
    sandbox: () => present().sandbox,
    member: () => present().member,
    newcomer: () => present().newcomer,
    /** The token of an administrator. */
    owner: async () => (await present().sandbox.services.tokens.issue('1003', 'WapH5')).token,
    /** Records of a kind, as somebody or nobody reads them. */
    list: (type: string, body: object = {}, token?: string, headers = {}) =>
      present().sandbox.call(listRecords, { params: { type }, body, headers }, token),
  }
}

/** What leaves the server of each kind of record, and how it is kept. */
export const FIELDS = {
  product:
    'id:text storeId:text classId:text name:l10n style:l10n image:text abv:number price:number marketPrice:number sold:number',
  store:
    'id:text name:l10n address:l10n phone:text hours:l10n image:text latitude:number longitude:number',
  category: 'id:text parentId:text name:l10n icon:text position:number',
  notice: 'id:text text:l10n url:text level:text createdAt:number',
  device:
    'id:text serial:text storeId:text kind:text image:text name:l10n status:number price:number todayIncome:number income:number seenAt:number week:text',
  channel: 'id:text name:l10n position:number',
  terminal:
    'id:text serial:text channelId:text place:l10n status:number todayIncome:number income:number seenAt:number week:text',
  packageOrder: 'payId:text packageId:text createdAt:number openedAt:number',
  merchant: 'id:text name:l10n licence:text status:number createdAt:number',
  order:
    'id:text serial:text storeId:text status:number amount:number createdAt:number paidAt:number',
  ledger:
    'id:text accountId:text kind:text title:l10n amount:number balance:number currency:text createdAt:number refKind:text refId:text',
  account: 'id:text kind:text currency:text name:l10n amount:number frozen:number',
  feedback: 'id:text userId:text kind:text content:text contact:text createdAt:number',
  userAccount:
    'id:text userId:text kind:text bank:text holder:text number:masked branch:text preferred:number createdAt:number',
  recharge:
    'payId:text userId:text accountId:text amount:number createdAt:number creditedAt:number',
  reward:
    'id:text serial:text fromName:l10n level:number base:number rate:number amount:number taken:number kept:text createdAt:number',
  offlineRecharge:
    'id:text userId:text accountId:text amount:number code:text voucher:text status:number reason:text createdAt:number submittedAt:number reviewedAt:number',
} as const
export type Name = keyof typeof FIELDS
export const NAMES = Object.keys(FIELDS) as Name[]
export const OPEN: readonly Name[] = ['product', 'store', 'category', 'notice']
