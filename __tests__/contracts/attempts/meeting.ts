import {
  askQuestion,
  closeTalk,
  openTalk,
  pageTalks,
  rateTalk,
  readTalk,
  syncChat,
  transferTalk,
} from '../../../src/features/chat/contract'
import { addColleague, listDesks, removeColleague } from '../../../src/features/chat/contract-desk'
import {
  cancelBooking,
  findTicket,
  redeemTicket,
  showTicket,
} from '../../../src/features/content/contract'
import { readMessage } from '../../../src/features/content/contract-messages'
import {
  addCommand,
  addOffer,
  answerOffer,
  deviceIncome,
  pageCommands,
  reportFault,
  showDevice,
  withdrawCommand,
} from '../../../src/features/device/contract'
import {
  barViewer,
  beginLive,
  deleteLive,
  endLive,
  forbidLive,
  getLiveFigures,
  noticeLive,
  pinProduct,
  pushLive,
  sendLiveMessage,
  updateLive,
} from '../../../src/features/live/contract'
import { type Attempt, attempt } from './attempt'

/** What the new customer tries on the streams, talks, devices and tickets of others. */
export const MEETING_ATTEMPTS: readonly Attempt[] = [
  attempt(pushLive, { query: { liveId: '960001' } }),
  attempt(beginLive, { body: { liveId: '960002' } }),
  attempt(endLive, { body: { liveId: '960001' } }),
  attempt(forbidLive, { body: { liveId: '960001' } }),
  attempt(deleteLive, { query: { liveId: '960002' } }),
  attempt(updateLive, { body: { liveId: '960002', title: 'x' } }),
  attempt(pinProduct, { body: { liveId: '960001', productId: '2001' } }),
  attempt(noticeLive, { body: { liveId: '960001', notice: 'x' } }),
  attempt(barViewer, { body: { liveId: '960001', userId: '1004', barred: 2 } }),
  attempt(getLiveFigures, { query: { liveId: '960001' } }),
  attempt(sendLiveMessage, { body: { liveId: '960001', content: 'x', fromUserId: '1001' } }),
  attempt(readMessage, { body: { id: '7101' } }),
  attempt(openTalk, { body: { conversationId: '990001' } }),
  attempt(openTalk, { body: { orderId: '700001' } }),
  attempt(openTalk, { body: { afterSaleId: '740001' } }),
  attempt(syncChat, { body: { conversationId: '990001' } }),
  attempt(askQuestion, {
    body: { conversationId: '990001', questionId: 'cold', requestId: 'r' },
  }),
  attempt(readTalk, { body: { conversationId: '990001', upTo: 7 } }),
  attempt(closeTalk, { body: { conversationId: '990001' } }),
  attempt(transferTalk, { body: { conversationId: '990001', userId: '1003' } }),
  attempt(listDesks, {}),
  attempt(addColleague, { body: { storeId: '302', mobile: '19912345678' } }),
  attempt(removeColleague, { body: { storeId: '302', userId: '1006' } }),
  attempt(rateTalk, { body: { conversationId: '990002', stars: 1 } }),
  attempt(pageTalks, { body: { box: 'waiting' } }),
  attempt(showDevice, { query: { id: '501' } }),
  attempt(deviceIncome, { query: { id: '501', by: 'day' } }),
  attempt(addCommand, { body: { deviceId: '501', requestId: 'r', kind: 'restart' } }),
  attempt(pageCommands, { body: { deviceId: '501' } }),
  attempt(withdrawCommand, { body: { id: '507001' } }),
  attempt(reportFault, { body: { deviceId: '501', requestId: 'r', text: 'x' } }),
  attempt(addOffer, {
    body: { deviceId: '501', requestId: 'r', kind: 'handover', to: '19912345678' },
  }),
  attempt(answerOffer, { body: { id: '995001', answer: 'accept' } }),
  attempt(showTicket, { query: { id: '985001' } }),
  attempt(cancelBooking, { query: { ticketId: '985001' } }),
  attempt(findTicket, { query: { code: '2604000001' } }),
  attempt(redeemTicket, { body: { code: '2604000001' } }),
]
