import {
  addCommand,
  addOffer,
  answerOffer,
  CommandState,
  deviceIncome,
  OfferState,
  pageCommands,
  pageOffers,
  reportFault,
  showDevice,
  withdrawCommand,
} from '../../../src/features/device/contract'
import type { Row } from '../harness'

/** The member asks the newcomer to take their tap. */
const offered: Row['before'] = ({ db, clock }) =>
  db
    .insertInto('device_offers')
    .values({
      id: '995001',
      deviceId: '501',
      kind: 'handover',
      fromUserId: '1001',
      requestId: 'o',
      toMobile: '19912345678',
      createdAt: clock.now(),
      expiresAt: clock.now() + 60,
    })
    .execute()

export const deviceRows: readonly Row[] = [
  {
    call: showDevice,
    as: 'member',
    input: { query: { id: '507' } },
    sends: 'GET device/show?id=507',
    answers: expect.objectContaining({
      status: 2,
      waiting: 1,
      applied: expect.objectContaining({ target: 650 }),
      wanted: expect.objectContaining({ target: 680 }),
    }),
  },
  {
    call: deviceIncome,
    as: 'member',
    input: { query: { id: '501', by: 'day' } },
    sends: 'GET device/income?id=501&by=day',
    answers: expect.arrayContaining([
      { at: expect.any(Number), cents: expect.any(Number), pours: expect.any(Number) },
    ]),
  },
  {
    call: addCommand,
    as: 'member',
    input: { body: { deviceId: '501', requestId: 'c1', kind: 'restart' } },
    sends: 'POST device/command/add',
    answers: expect.objectContaining({ seq: 3, kind: 'restart', state: CommandState.Queued }),
  },
  {
    call: pageCommands,
    as: 'member',
    input: { body: { deviceId: '507' } },
    sends: 'POST device/command/page',
    answers: expect.objectContaining({ totalCount: 1 }),
  },
  {
    call: withdrawCommand,
    as: 'member',
    input: { body: { id: '507001' } },
    sends: 'POST device/command/withdraw',
    answers: expect.objectContaining({ id: '507001', state: CommandState.Withdrawn }),
  },
  {
    call: reportFault,
    as: 'member',
    input: { body: { deviceId: '501', requestId: 'f1', text: 'It drips.' } },
    sends: 'POST device/fault/add',
    answers: expect.stringMatching(/^\d+$/),
  },
  {
    call: addOffer,
    as: 'member',
    input: { body: { deviceId: '501', requestId: 'o1', kind: 'handover', to: '19912345678' } },
    sends: 'POST device/offer/add',
    answers: expect.objectContaining({ side: 'from', state: OfferState.Open }),
  },
  {
    call: pageOffers,
    as: 'newcomer',
    before: offered,
    input: { body: {} },
    sends: 'POST device/offer/page',
    answers: expect.objectContaining({ totalCount: 1 }),
  },
  {
    call: answerOffer,
    as: 'newcomer',
    before: offered,
    input: { body: { id: '995001', answer: 'decline' } },
    sends: 'POST device/offer/answer',
    answers: expect.objectContaining({ side: 'to', state: OfferState.Declined }),
  },
]
