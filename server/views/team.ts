import type { L10nText } from '../database/l10n'
import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }

const gain = (icon: string, title: L10nText, text: L10nText) => ({ icon, title, text })

const INVITATION = {
  gains: [
    gain(
      'beer',
      both('A glass for both of you', '双方各得一杯'),
      both('As soon as their first order is paid.', '好友首单支付后即可到店领取。'),
    ),
    gain(
      'coins',
      both('A share of what they spend', '好友消费返利'),
      both(
        'Five percent of what they keep, booked to your earnings the night after it arrived.',
        '好友订单实付商品金额的 5%，签收次日凌晨计入您的收益账户。',
      ),
    ),
    gain(
      'users',
      both('And of what their friends spend', '好友的好友也算'),
      both('Two levels count, the second at half the share.', '共计两级，第二级为 2.5%。'),
    ),
  ],
  rules: [
    both(
      'A friend counts when they register with your code or through your link.',
      '好友通过您的邀请码或链接注册，即计入您的团队。',
    ),
    both('Each person can be invited once.', '每位好友仅可被邀请一次。'),
    both('Rewards for orders that are refunded are taken back.', '订单退款后，对应奖励将被收回。'),
    both('Only adults may take part.', '活动仅限成年人参与。'),
  ],
}

/** The poster lies under the bar. */
const SHARE = { nav: { share: true, transparent: true } }

const invitation = define(
  '/tookeen/invitation',
  both('Invite friends', '邀请好友'),
  [widget('invite', 'invite', { teamUrl: '/conduit/teamList' }, { value: INVITATION })],
  { ...LOGGED_IN, ...SHARE },
)

/** The same to hold out across a table: poster and code. */
const invite = define(
  '/tookeen/invite',
  both('My poster', '我的邀请海报'),
  [
    widget('invite', 'invite', { plain: true }),
    widget(
      'menuList',
      'more',
      {},
      {
        value: [
          {
            id: 'invitation',
            icon: 'gift',
            title: both('What it brings you', '邀请有礼'),
            url: '/tookeen/invitation',
          },
          {
            id: 'team',
            icon: 'users',
            title: both('Your team', '我的团队'),
            url: '/conduit/teamList',
          },
        ],
        cssConfig: { m: [0, 0, 24, 0] },
      },
    ),
  ],
  { ...LOGGED_IN, ...SHARE },
)

const team = define(
  '/conduit/teamList',
  both('Team', '我的团队'),
  [widget('teamTree', 'team', { inviteUrl: '/tookeen/invitation' })],
  LOGGED_IN,
)

const friends = define(
  '/auto/friend',
  both('My clients', '我的客户'),
  [widget('teamTree', 'friends', { levels: 1, inviteUrl: '/tookeen/invitation' })],
  LOGGED_IN,
)

const channels = define(
  '/conduit/channelList',
  both('Terminals', '终端渠道'),
  [widget('terminalList', 'terminals', { required: true })],
  LOGGED_IN,
)

const period = (days: number) => ({ key: String(days), name: both(`${days} days`, `${days} 天`) })

const income = define(
  '/conduit/specific',
  both('Income', '收益明细'),
  [
    widget('reportChart', 'income', {
      title: both('Income from the team', '团队收益'),
      kind: 'bar',
      report: 'income',
      y: ['referrals'],
      periods: [period(7), period(30), period(90)],
      period: '30',
    }),
    widget('billList', 'lines', { kinds: 'team', required: true }),
  ],
  LOGGED_IN,
)

const LEVELS = {
  '1': both('Invited by you', '您邀请的好友'),
  '2': both('A friend of a friend', '好友的好友'),
}

const RATES = { '500': both('5 %', '5%'), '250': both('2.5 %', '2.5%') }

/** Where one reward comes from: whose order, what share, what of it went back. */
const reward = define(
  '/team/reward',
  both('Referral reward', '推荐奖励'),
  [
    widget('detail', 'reward', {
      entity: 'reward',
      idParam: 'id',
      required: true,
      head: { title: 'serial', amount: 'kept' },
      rows: [
        { label: both('Order', '订单号'), path: 'serial', copy: true },
        { label: both('From', '来自'), path: 'fromName' },
        { label: both('Level', '层级'), path: 'level', format: 'enum', options: LEVELS },
        { label: both('Counted of the order', '计奖金额'), path: 'base', format: 'money' },
        { label: both('Share', '奖励比例'), path: 'rate', format: 'enum', options: RATES },
        { label: both('Reward', '奖励'), path: 'amount', format: 'money' },
        { label: both('Taken back by refunds', '退款收回'), path: 'taken', format: 'money' },
        { label: both('Booked', '入账时间'), path: 'createdAt', format: 'bookTime' },
      ],
    }),
  ],
  LOGGED_IN,
)

/** Whom people bring, what that brings them, and where their terminals stand. */
export const teamViews = [invitation, invite, team, friends, channels, income, reward]
