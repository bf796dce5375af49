import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { MultiPicker } from '../../../../ui/picker/picker'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { claimBirthdayCoupon, type getOwnGrade, setBirthday } from '../../contract'
import { ownGrade, stale } from '../../queries'

type Own = Awaited<ReturnType<typeof getOwnGrade>>

interface OwnGradeProps {
  /** What the user's grade is called, as far as their login told. */
  readonly name: string
  readonly couponsUrl: string
}

/**
 * Where the user stands and what the next grade takes. A server without the call (decision 0032) tells the
 * name alone, and so does one that cannot be reached: the grades are for sale all the same.
 */
export function OwnGrade({ name, couponsUrl }: OwnGradeProps) {
  const t = useTranslate()
  const own = useQuery(ownGrade)
  useReturnRefresh(own.reload)
  const { value } = own
  const held = value?.grades.find(({ id }) => id === value.gradeId)
  return (
    <View className='tp-grades__own' role='group' label={t('member.grade.current')}>
      <View className='tp-grades__top'>
        <Icon name='crown' size={24} tone='brand' />
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
