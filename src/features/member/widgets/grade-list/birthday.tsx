import { useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { MultiPicker } from '../../../../ui/picker/picker'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { claimBirthdayCoupon, type getOwnGrade, setBirthday } from '../../contract'
import { stale } from '../../queries'

interface BirthdayProps {
  readonly own: Awaited<ReturnType<typeof getOwnGrade>>
  readonly couponsUrl: string
}

const two = (n: number) => String(n).padStart(2, '0')
const countTo = (n: number) => Array.from({ length: n }, (_, at) => two(at + 1))
/** February has 29 days for who was born on the last of them. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The day is told once, and its coupon claimed in its month. */
export function Birthday({ own: { birthday, canClaimBirthday }, couponsUrl }: BirthdayProps) {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
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
          <Button
            size='s'
            kind='secondary'
            disabled={busy}
            onTap={offer(setBirthday, () => setChoosing(true))}
          >
            {t('member.grade.tellBirthday')}
          </Button>
        )}
        {canClaimBirthday && (
          <Button size='s' loading={busy} onTap={offer(claimBirthdayCoupon, claim)}>
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
