import './statement.scss'
import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Text, View } from '../../../../ui/primitives/elements'
import { Checkbox } from '../../../../ui/toggles/toggles'
import type { StatementConfig, StatementValue } from '.'

/** A text to agree to. The tick is part of the page's state, so that other widgets can wait for it. */
export const Statement = observer(function Statement({
  value,
  config,
}: WidgetProps<StatementValue, StatementConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { state } = usePage()
  const { url } = value
  const { path, on } = config
  const agreed = state.get(path) === true
  const paragraphs = localize(value.text, locale).split('\n').filter(Boolean)
  return (
    <View className='tp-statement'>
      <Card title={localize(value.title, locale) || undefined}>
        {paragraphs.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its position.
          <Text key={at} className='tp-statement__text'>
            {text}
          </Text>
        ))}
        {url !== '' && (
          <View className='tp-statement__more'>
            <Button kind='ghost' size='s' onTap={() => open(url)}>
              {t('report.statement.more')}
            </Button>
          </View>
        )}
        <Checkbox checked={agreed} onChange={(next) => runInAction(() => state.set(path, next))}>
          {localize(value.agree, locale) || t('report.statement.agree')}
        </Checkbox>
        {on?.submit && (
          <View className='tp-statement__submit'>
            <Button block disabled={!agreed} onTap={() => act(on.submit)}>
              {localize(config.submitText, locale) || t('report.statement.submit')}
            </Button>
          </View>
        )}
      </Card>
    </View>
  )
})
