import './team-tree.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { amountCell, type CsvTable, ExportButton } from '../../../../engine/actions/export-button'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { type Translate, useLocale, useTranslate } from '../../../../i18n'
import { dayOf } from '../../../../shared/business-day'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput, useSettled } from '../../../../ui/search-input/search-input'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Spark } from '../../../../ui/spark/spark'
import type { EmptyStateProps } from '../../../../ui/states/states'
import type { RecommendUser } from '../../contract'
import { type Level, teamCounts, teamPages } from '../../queries'
import type { TeamTreeConfig } from '.'

const LEVELS = ['first', 'second'] as const

/** Whom the user invited, and whom those invited in turn. */
export const TeamTree = observer(function TeamTree({
  config,
}: WidgetProps<unknown, TeamTreeConfig>) {
  const { levels, inviteUrl, pageSize } = config
  const t = useTranslate()
  const open = useOpen()
  const [level, setLevel] = useState<Level>('first')
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const counts = useQuery(teamCounts)
  const shown = levels === 1 ? (['first'] as const) : ([...LEVELS, 'total'] as const)
  return (
    <View className='tp-team'>
      <View className='tp-team__head'>
        <View className='tp-team__figures' role='group' label={t('referral.invite.brought')}>
          {shown.map((key) => (
            <View key={key} className='tp-team__figure'>
              <Text className='tp-team__count tp-num'>{counts.value?.[key] ?? '–'}</Text>
              <Text className='tp-team__label'>{t(`referral.level.${key}`)}</Text>
            </View>
          ))}
        </View>
        <Button kind='secondary' icon='share' onTap={open.to(inviteUrl)}>
          {t('referral.tree.invite')}
        </Button>
      </View>
      <View className='tp-team__bar'>
        {levels === 2 && (
          <Tabs
            id='tp-team-tab'
            fill
            items={LEVELS.map((key) => ({ key, label: t(`referral.tree.${key}`) }))}
            active={level}
            onChange={setLevel}
            label={t('referral.tree.levels')}
          />
        )}
        <SearchInput
          className='tp-team__search'
          value={typed}
          onChange={setTyped}
          placeholder={t('referral.tree.search')}
          clearLabel={t('referral.tree.clear')}
        />
      </View>
      <Members
        key={level}
        level={level}
        keyword={keyword}
        pageSize={pageSize}
        nested={levels === 2}
        title={t(levels === 2 ? `referral.tree.${level}` : 'referral.level.first')}
        onInvite={open.to(inviteUrl)}
        onReset={() => setTyped('')}
      />
    </View>
  )
})

interface MemberProps {
  readonly user: RecommendUser
  readonly pageSize: number
  /** Whether it opens to show whom they invited. */
  readonly nested: boolean
}

/** One member; a tap opens whom they invited. */
function Member({ user, pageSize, nested }: MemberProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const { nickName, team } = user
  const foldable = nested && team > 0
  return (
    <View className='tp-team__member' role='listitem'>
      <Person user={user} size={40} />
      {nested && (
        <View className='tp-team__foot'>
          {foldable && (
            <Pressable
              className='tp-team__fold'
              expanded={open}
              label={t('referral.tree.show', { name: nickName, n: team })}
              onTap={() => setOpen((before) => !before)}
            >
              <Icon name='users' size={16} tone='brand' />
              {t('referral.tree.brought', { n: team })}
              <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} tone='brand' />
            </Pressable>
          )}
          {!foldable && <Text className='tp-team__note'>{t('referral.tree.none')}</Text>}
        </View>
      )}
      {open && <Brought user={user} pageSize={pageSize} />}
    </View>
  )
}

/** Name, grade, number and what they have spent. */
function Person({ user, size }: { readonly user: RecommendUser; readonly size: 32 | 40 }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { nickName, avatar, grade, mobile, inviter, createdAt, spent, weeks } = user
  return (
    <View className='tp-team__person'>
      <Avatar name={nickName} src={imageUrl(avatar, size)} size={size} />
      <View className='tp-team__body'>
        <View className='tp-team__line'>
          <Text className='tp-team__name tp-whole'>{nickName}</Text>
          {grade !== '' && <Tag tone='brand'>{grade}</Tag>}
        </View>
        {mobile !== '' && <Text className='tp-team__note tp-num'>{mobile}</Text>}
        <Text className='tp-team__note tp-num'>
          {t('referral.tree.joined', { date: formatDate(createdAt, locale) })}
        </Text>
        {inviter !== '' && (
          <Text className='tp-team__note'>{t('referral.tree.through', { name: inviter })}</Text>
        )}
      </View>
      <View className='tp-team__spent'>
        <Price cents={spent} size='s' tone='ink' />
        <Text className='tp-team__note'>{t('referral.tree.spent')}</Text>
        {/* Who bought nothing lately has no history to show. */}
        {weeks.some((cents) => cents > 0) && (
          <Spark
            values={weeks}
            label={t('referral.tree.weeks', {
              count: weeks.length,
              money: moneyText(weeks.reduce((all, cents) => all + cents, 0)),
            })}
            className='tp-team__weeks'
          />
        )}
      </View>
    </View>
  )
}

/** Whom one member invited. */
const Brought = observer(function Brought({ user, pageSize }: Omit<MemberProps, 'nested'>) {
  const t = useTranslate()
  const list = usePages(teamPages({ level: 'second', parentId: user.id, pageSize }))
  return (
    <View
      className='tp-team__brought'
      role='list'
      label={t('referral.tree.of', { name: user.nickName })}
    >
      <QueryState
        query={list}
        offline={OFFLINE}
        skeleton={
          <Skeleton kind='cell' count={Math.min(user.team, 3)} label={t('common.loading')} />
        }
      >
        {list.items.map((member) => (
          <View key={member.id} className='tp-team__second' role='listitem'>
            {/* Through whom is said by where it stands. */}
            <Person user={{ ...member, inviter: '' }} size={32} />
          </View>
        ))}
        {list.hasMore && (
          <Button kind='ghost' size='s' block loading={list.loadingMore} onTap={list.loadMore}>
            {t('referral.more')}
          </Button>
        )}
      </QueryState>
    </View>
  )
})

interface MembersProps {
  readonly level: Level
  readonly keyword: string
  readonly pageSize: number
  /** Whether a member shows whom they invited. */
  readonly nested: boolean
  /** What the rows are called in a file of them. */
  readonly title: string
  readonly onInvite: () => void
  readonly onReset: () => void
}

/** One level of the team, page by page. */
const Members = observer(function Members(props: MembersProps) {
  const { level, keyword, pageSize, nested, title } = props
  const t = useTranslate()
  const list = usePages(teamPages({ level, keyword, pageSize }))
  const { items } = list
  return (
    <>
      {items.length > 0 && (
        <View className='tp-team__export'>
          <ExportButton table={() => ({ name: [title, keyword], rows: memberRows(items, t) })} />
        </View>
      )}
      <PagedList
        list={list}
        skeleton={
          <View className='tp-team__card'>
            <Skeleton kind='cell' count={6} label={t('common.loading')} />
          </View>
        }
        empty={nobody(props, t)}
        offline={OFFLINE}
        more='referral.more'
        className='tp-team__card'
        label={t(level === 'first' ? 'referral.tree.members' : 'referral.tree.secondMembers')}
      >
        {(user) => (
          <Member
            key={user.id}
            user={user}
            pageSize={pageSize}
            nested={nested && level === 'first'}
          />
        )}
      </PagedList>
    </>
  )
})

/** Members as lines of a spreadsheet. */
const memberRows = (members: readonly RecommendUser[], t: Translate): CsvTable['rows'] => [
  (['name', 'mobile', 'grade', 'date', 'inviter', 'people', 'spent'] as const).map((column) =>
    t(`referral.csv.${column}`),
  ),
  ...members.map(({ nickName, mobile, grade, createdAt, inviter, team, spent }) => [
    nickName,
    mobile,
    grade,
    dayOf(createdAt),
    inviter,
    team,
    amountCell(spent),
  ]),
]

type NobodyProps = Pick<MembersProps, 'level' | 'keyword' | 'onInvite' | 'onReset'>

/** Why nobody is shown, and the one thing that changes it. */
const nobody = (
  { level, keyword, onInvite, onReset }: NobodyProps,
  t: Translate,
): EmptyStateProps =>
  keyword === ''
    ? {
        title: t(level === 'first' ? 'referral.tree.empty' : 'referral.tree.emptySecond'),
        note: t('referral.tree.emptyNote'),
        actionText: t('referral.tree.invite'),
        onAction: onInvite,
      }
    : {
        variant: 'search',
        title: t('referral.tree.notFound'),
        note: t('referral.tree.notFoundNote'),
        actionText: t('referral.tree.reset'),
        onAction: onReset,
      }
