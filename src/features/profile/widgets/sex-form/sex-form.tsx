import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { FormPage } from '../../../../ui/form-page/form-page'
import { RadioGroup, RadioRow } from '../../../../ui/toggles/toggles'
import { changeSex } from '../../contract'

/** In the order they are offered; 0 is not said. */
const SEXES = [2, 1, 0] as const
type Sex = (typeof SEXES)[number]

/** `/auto/edit?url=/user/sex`. */
export const SexForm = observer(function SexForm() {
  const { session } = useServices()
  const t = useTranslate()
  const submit = useSubmit()
  const [sex, setSex] = useState<Sex>(
    () => SEXES.find((each) => each === session.user?.detail.sex) ?? 0,
  )

  const save = () =>
    submit.run(
      async () => {
        await changeSex({ body: { sex } }, { quiet: true })
        const { user } = session
        if (user) session.refresh({ ...user, detail: { ...user.detail, sex } })
      },
      { done: t('settings.sex.done') },
    )

  return (
    <FormPage
      note={t('settings.sex.note')}
      problem={submit.problem}
      busy={submit.busy}
      submitText={t('common.save')}
      onSubmit={() => void save()}
    >
      <RadioGroup label={t('settings.sex.label')}>
        {SEXES.map((each) => (
          <RadioRow
            key={each}
            title={t(`settings.sex.names.${each}`)}
            checked={each === sex}
            onChange={() => setSex(each)}
          />
        ))}
      </RadioGroup>
    </FormPage>
  )
})
