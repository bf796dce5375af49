import type { Services } from '../../../server/services'
import { cancelRelease, revokePreviewLinks } from '../../../src/features/builder/contract-editor'
import {
  deleteAsset,
  deleteTemplate,
  getTemplate,
  saveAsset,
} from '../../../src/features/builder/contract-library'
import { deleteFootprint } from '../../../src/features/favorite/contract'
import { saveAutoForm, saveForm } from '../../../src/features/form/contract'
import {
  decideIdentity,
  pageIdentities,
  verifyIdentity,
} from '../../../src/features/identity/contract'
import {
  getUser,
  loginByOpenId,
  loginPublic,
  register,
  updateOpenId,
} from '../../../src/features/login/contract'
import { loginMiniProgram } from '../../../src/features/login/contract-phone'
import { saveConfig } from '../../../src/features/record/contract-more'
import {
  addRecord,
  deleteLightByKey,
  deleteLightRecord,
  deleteRecord,
  updateLightByKey,
  updateLightRecord,
  updateRecord,
} from '../../../src/features/record/contract-writes'
import { deleteSearch } from '../../../src/features/search/contract'
import { CODE, OPEN_ID, proved, sms } from '../rows/account'
import { kept, linked, scheduled } from '../rows/builder'
import { type Attempt, attempt, LIGHT } from './attempt'

const NEWBORN = { mobile: '15512345678', verifyCode: CODE, password: 'hops-and-malt' }
const FORM = { key: 'feedback', id: '950001', data: { content: 'mine' } }
const entity = (name: string) => ({ entity: name })

/** The new customer has a code of the platform and one for a new number. They want the member's openId. */
const theirs = async (services: Services) => {
  await proved(services)
  await sms(NEWBORN.mobile)(services)
  const [mine] = await services.db.selectFrom('social_proofs').selectAll().execute()
  if (!mine) throw new Error('nothing is proved')
  await services.db
    .insertInto('social_proofs')
    .values({ ...mine, code: 'my-code', openId: 'my-openId' })
    .execute()
}

/** What the new customer tries on the records, forms and logins of others. */
export const PEOPLE_ATTEMPTS: readonly Attempt[] = [
  attempt(addRecord, { params: entity('feedback'), body: { content: 'x', userId: '1001' } }),
  attempt(addRecord, { params: entity('order'), body: { serial: 'x' } }),
  attempt(addRecord, { params: entity('users'), body: { mobile: '1' } }),
  attempt(updateRecord, { params: entity('feedback'), body: { id: '910001', content: 'x' } }),
  attempt(updateRecord, { params: entity('userAccount'), body: { id: '920001', holder: 'x' } }),
  attempt(updateRecord, { params: entity('device'), body: { id: '501', status: 2 } }),
  attempt(deleteRecord, { params: { entity: 'feedback', id: '910001' } }),
  attempt(deleteRecord, { params: { entity: 'userAccount', id: '920001' } }),
  attempt(deleteRecord, { params: { entity: 'order', id: '700001' } }),
  attempt(updateLightRecord, { body: { ...LIGHT, id: '930001' } }),
  attempt(deleteLightRecord, { query: { tableName: 'note', id: '930001' } }),
  attempt(updateLightByKey, {
    params: { key: 'note' },
    body: { id: '930001', DataJson: LIGHT.DataJson },
  }),
  attempt(deleteLightByKey, { params: { key: 'note' }, query: { id: '930001' } }),
  attempt(pageIdentities, { body: {} }),
  attempt(decideIdentity, {
    body: { id: '1007', submittedAt: 1, isApproved: true, requestId: 'mine' },
  }),
  attempt(verifyIdentity, {
    body: {
      name: '陈默',
      idCard: '440106199203071234',
      front: '/files/3087001.svg',
      back: '/files/3087002.svg',
      requestId: 'mine',
    },
  }),
  attempt(deleteSearch, { query: { id: '940001' } }),
  attempt(saveAutoForm, { body: FORM }),
  attempt(saveForm, { body: FORM }),
  attempt(deleteFootprint, { query: { type: 'product', entityId: '2001' } }),
  attempt(saveConfig, { body: { type: 'service', value: { phone: '1' } } }),
  attempt(cancelRelease, { body: { id: '996001' } }, scheduled),
  attempt(revokePreviewLinks, { body: { url: '/company/about', id: 'abcdefabcdefabcd' } }, linked),
  attempt(getTemplate, { query: { id: '996101' } }, kept),
  attempt(deleteTemplate, { body: { id: '996101', requestId: 'mine' } }, kept),
  attempt(deleteAsset, { body: { id: '996201', requestId: 'mine' } }, kept),
  attempt(saveAsset, { body: { id: '996201', name: 'x', folder: '', alt: '' } }, kept),
  attempt(getUser, { params: { id: '1001' } }),
  // Without a code of its own, and with one of somebody else's openId.
  ...['', 'my-code'].flatMap((code) => [
    attempt(updateOpenId, { query: { openId: OPEN_ID, code } }, theirs),
    attempt(loginByOpenId, { query: { openId: OPEN_ID, code } }, theirs),
    attempt(loginPublic, { body: { openId: OPEN_ID, code } }, theirs),
    attempt(loginMiniProgram, { body: { openId: OPEN_ID, code } }, theirs),
    attempt(register, { body: { ...NEWBORN, openId: OPEN_ID, code } }, theirs),
  ]),
]
