import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { SupportCode } from '../../../ui/outcome/outcome'
import { createPayDeps } from '../host-deps'
import { readPayment, supportCode } from '../ledger'

/** What to tell the service about this payment. */
export function Support({ payId }: { readonly payId: string }) {
  const { host, session, persistence } = useServices()
  const t = useTranslate()
  const deps = createPayDeps({ session, persistence, clientType: host.device.clientType })
  const code = supportCode(payId, readPayment(payId, deps))
  const copy = () =>
    host
      .copy(code)
      .then(
        () => 'error.copied' as const,
        () => 'error.copyFailed' as const,
      )
      .then((said) => host.toast(t(said)))
  return (
    <SupportCode
      label={t('pay.support')}
      code={code}
      note={t('pay.supportNote')}
      copyLabel={t('pay.copySupport')}
      onCopy={copy}
    />
  )
}
