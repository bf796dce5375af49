import './grade-list.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useVirtualGoods } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { MultiPicker } from '../../../../ui/picker/picker'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { claimBirthdayCoupon, type getOwnGrade, setBirthday } from '../../contract'
import { ownGrade, stale } from '../../queries'
import type { Grade, GradeListConfig } from '.'

type Own = Awaited<ReturnType<typeof getOwnGrade>>

interface OwnGradeProps {
  /** What the user's grade is called, as far as their login told. */
  readonly name: string
  /** The user's grade, as far as their login told. */
  readonly gradeId: number
  readonly couponsUrl: string
}

/** Grades whose card has a metal of its own; those above shine as the last. */
const METALS = 5

/**
 * Where the user stands and what the next grade takes. A server without the call (decision 0032) tells the
 * name alone, and so does one that cannot be reached: the grades are for sale all the same.
 */
export function OwnGrade({ name, gradeId, couponsUrl }: OwnGradeProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const own = useQuery(ownGrade)
  useReturnRefresh(own.reload)
  const { value } = own
  const held = value?.grades.find(({ id }) => id === value.gradeId)
  const at = value?.gradeId ?? gradeId
  const icon = held?.icon ?? ''
  return (
    <View
      className={`tp-grades__own tp-grades__own--${Math.min(METALS, Math.max(1, at))}`}
      role='group'
      label={t('member.grade.current')}
    >
      <View className='tp-grades__top'>
        {icon === '' ? (
          <Icon name='crown' size={24} tone='brand' className='tp-grades__icon' />
        ) : (
          <Image className='tp-grades__icon' src={imageUrl(icon, PICTURE)} alt='' />
        )}
        <View className='tp-grades__body'>
          <Text className='tp-grades__label'>{t('member.grade.current')}</Text>
          <Text className='tp-grades__name'>{held?.name || name}</Text>
        </View>
      </View>
      {value && <Way own={value} />}
      {/* Asked only where it brings something. */}
      {value && held && held.birthday > 0 && <Birthday own={value} couponsUrl={couponsUrl} />}
    </View>
  )
}

/** How far it is to the next grade. */
function Way({ own: { gradeId, experience, next, grades } }: { readonly own: Own }) {
  const t = useTranslate()
  const from = grades.find(({ id }) => id === gradeId)?.experience ?? 0
  const to = next ? experience + next.missing : experience
  const share = next ? Math.max(0, (experience - from) / Math.max(1, to - from)) : 1
  const percent = Math.min(100, Math.floor(share * 100))
  const text = next
    ? t('member.grade.toNext', { n: next.missing, name: next.name })
    : t('member.grade.top')
  return (
    <View className='tp-grades__way'>
      <View className='tp-grades__track' role='progressbar' label={text}>
        <View className='tp-grades__gone' style={{ width: `${percent}%` }} />
      </View>
      <View className='tp-grades__ends'>
        <Text className='tp-grades__label tp-num'>{t('member.grade.own', { n: experience })}</Text>
        <Text className='tp-grades__label tp-num'>{text}</Text>
      </View>
    </View>
  )
}

interface BirthdayProps {
  readonly own: Own
  readonly couponsUrl: string
}

const two = (n: number) => String(n).padStart(2, '0')
const countTo = (n: number) => Array.from({ length: n }, (_, at) => two(at + 1))
/** February has 29 days for who was born on the last of them. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The day is told once, and its coupon claimed in its month. */
function Birthday({ own: { birthday, canClaimBirthday }, couponsUrl }: BirthdayProps) {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const [choosing, setChoosing] = useState(false)
  const [month, setMonth] = useState(0)
  const { busy, problem, run } = useSubmit()

  async function tell(day: string): Promise<void> {
    const yes = await ask({
      title: t('member.grade.askBirthday', { day }),
      text: t('member.grade.askBirthdayNote'),
      ok: t('common.ok'),
      cancel: t('common.cancel'),
    })
    if (!yes) return
    await run(async () => {
      await setBirthday({ body: { birthday: day } }, { quiet: true })
      await stale.afterBirthday(queries)
    })
  }
  const claim = () =>
    run(async () => {
      const { amount } = await claimBirthdayCoupon(undefined, { quiet: true })
      host.toast(t('member.grade.claimed', { amount: moneyText(amount) }))
      await stale.afterBirthday(queries)
      await open(couponsUrl)
    })

  return (
    <>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <View className='tp-grades__day'>
        <Icon name='gift' size={20} tone='brand' />
        <Text className='tp-grades__grow'>
          {birthday === ''
            ? t('member.grade.noBirthday')
            : t('member.grade.birthday', { day: birthday })}
        </Text>
        {birthday === '' && (
          <Button size='s' kind='secondary' disabled={busy} onTap={() => setChoosing(true)}>
            {t('member.grade.tellBirthday')}
          </Button>
        )}
        {canClaimBirthday && (
          <Button size='s' loading={busy} onTap={claim}>
            {t('member.grade.claim')}
          </Button>
        )}
      </View>
      <MultiPicker
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('member.grade.tellBirthday')}
        okText={t('common.ok')}
        closeLabel={t('common.close')}
        columns={[
          { label: t('member.grade.month'), items: countTo(DAYS.length) },
          { label: t('member.grade.day'), items: countTo(DAYS[month] ?? 31) },
        ]}
        value={[0, 0]}
        onColumn={(column, index) => column === 0 && setMonth(index)}
        onChange={([m = 0, d = 0]) => void tell(`${two(m + 1)}-${two(d + 1)}`)}
      />
    </>
  )
}

const PICTURE = 56
/** Yuan without their sign: what is promised is no price, and an iPhone may show none (decision 0015). */
const yuan = (cents: number) => moneyText(cents).replace(/^¥|\.00$/g, '')

/**
 * The grades for sale; the user's own is marked, and those below it need no buying. Where virtual goods are
 * hidden it says how each is reached, and neither what it costs nor how to buy it.
 */
export const GradeList = observer(function GradeList({
  value: grades,
  config,
}: WidgetProps<readonly Grade[], GradeListConfig>) {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const forSale = useVirtualGoods() === 'allowed'
  const own = session.user?.gradeId ?? 0
  // One button is the page's: that of the next grade.
  const nextId = grades.find(({ id }) => id > own)?.id
  return (
    <View className='tp-grades'>
      {session.user && (
        <OwnGrade
          name={session.user.grade?.name || t('member.grade.none')}
          gradeId={own}
          couponsUrl={config.couponsUrl}
        />
      )}
      <View className='tp-grades__list' role='list' label={t('member.grade.title')}>
        {grades.map((grade) => {
          const { id, name } = grade
          const priced = forSale && id > own
          return (
            <View key={id} className='tp-grades__grade' role='listitem'>
              {config.itemUrl === '' ? (
                <Top grade={grade} priced={priced} />
              ) : (
                <Pressable
                  role='link'
                  label={t('member.package.detail', { name })}
                  onTap={() => open(fillUrl(config.itemUrl, grade))}
                >
                  <Top grade={grade} priced={priced} />
                </Pressable>
              )}
              <Promises grade={grade} />
              {priced && (
                <Button
                  block
                  kind={id === nextId ? 'primary' : 'secondary'}
                  onTap={() => open(fillUrl(config.buyUrl, grade))}
                >
                  {t('member.grade.buy', { name })}
                </Button>
              )}
              {id <= own && (
                <View className='tp-grades__foot'>
                  <Tag tone={id === own ? 'brand' : 'neutral'}>
                    {t(id === own ? 'member.grade.yours' : 'member.grade.held')}
                  </Tag>
                </View>
              )}
            </View>
          )
        })}
      </View>
    </View>
  )
})

/** What a grade gives, as far as the server says. */
function Promises({ grade }: { readonly grade: Grade }) {
  const t = useTranslate()
  const { name, memberPercent = 0, freeFrom, pointsRate = 0, birthday = 0 } = grade
  const promises = [
    { icon: 'tag', text: memberPercent > 0 && t('member.grade.percent', { n: memberPercent }) },
    {
      icon: 'truck',
      text:
        freeFrom !== undefined &&
        (freeFrom === 0
          ? t('member.grade.free')
          : t('member.grade.freeFrom', { yuan: yuan(freeFrom) })),
    },
    { icon: 'coins', text: pointsRate > 0 && t('member.grade.points', { count: pointsRate }) },
    { icon: 'gift', text: birthday > 0 && t('member.grade.gift', { yuan: yuan(birthday) }) },
  ] as const
  const given = promises.filter(({ text }) => text !== false)
  if (given.length === 0) return null
  return (
    <View className='tp-grades__promises' role='group' label={t('member.grade.promises', { name })}>
      {given.map(({ icon, text }) => (
        <View key={icon} className='tp-grades__promise'>
          <Icon name={icon} size={16} tone='brand' />
          <Text className='tp-num'>{text}</Text>
        </View>
      ))}
    </View>
  )
}

interface TopProps {
  readonly grade: Grade
  readonly priced: boolean
}

/** What it is called, from where on it is reached, what it costs. */
function Top({ grade: { name, icon, experience, price }, priced }: TopProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <View className='tp-grades__top'>
      {icon !== '' && <Image className='tp-grades__icon' src={imageUrl(icon, PICTURE)} alt='' />}
      <View className='tp-grades__body'>
        <Text className='tp-grades__name'>{name}</Text>
        <Text className='tp-grades__label tp-num'>
          {t('member.grade.experience', { n: experience })}
        </Text>
      </View>
      {priced && <Price cents={price} />}
    </View>
  )
}
