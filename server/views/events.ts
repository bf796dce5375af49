import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }
const SHARED = { nav: { share: true } }

const EVENT = '/views/index?url=/event/show&id={id}'
const TICKET = '/views/index?url=/event/ticket&id={id}'
const TICKETS = '/views/index?url=/event/tickets'
const EVENTS = '/views/index?url=/event/index'
const VIDEO = '/views/index?url=/video/show&id={id}'
const VIDEOS = '/views/index?url=/video/index'

const events = widget('eventList', 'events', {
  required: true,
  itemUrl: EVENT,
  ticketsUrl: TICKETS,
})

/** What is on, what somebody has booked of it, and films. */
export const eventViews = [
  define('/event/index', both('Events', '活动'), [events], SHARED),
  define(
    '/event/show',
    both('Event', '活动详情'),
    [widget('eventDetail', 'event', { required: true, ticketUrl: TICKET, listUrl: EVENTS })],
    { nav: { share: true, transparent: true } },
  ),
  define(
    '/event/tickets',
    both('My tickets', '我的活动票'),
    [widget('ticketList', 'tickets', { required: true, itemUrl: TICKET, eventsUrl: EVENTS })],
    LOGGED_IN,
  ),
  define(
    '/event/ticket',
    both('Ticket', '活动票'),
    [widget('ticketDetail', 'ticket', { required: true, eventUrl: EVENT, listUrl: TICKETS })],
    LOGGED_IN,
  ),
  define(
    '/video/index',
    both('Videos', '视频'),
    [widget('videoList', 'videos', { required: true, itemUrl: VIDEO })],
    SHARED,
  ),
  define(
    '/video/show',
    both('Video', '视频'),
    [widget('videoDetail', 'video', { required: true, itemUrl: VIDEO, listUrl: VIDEOS })],
    SHARED,
  ),
]
