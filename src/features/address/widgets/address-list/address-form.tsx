import { useState } from 'react'
import { AppError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Area } from '../../../../ui/primitives/fields'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { Switch } from '../../../../ui/toggles/toggles'
import { regionText } from '../../choice'
import type { Address } from '../../contract'
import {
  checkDraft,
  cleanDraft,
  DETAIL_MAX,
  type Draft,
  type DraftField,
  draftOf,
  NAME_MAX,
} from './address-draft'
import { RegionSheet } from './region-sheet'

interface AddressFormProps {
  readonly open: boolean
  /** The address to change; without it a new one. */
  readonly address: Address | undefined
  /** The user has none yet: it becomes the default. */
  readonly isFirst: boolean
  /** Sends it. @throws AppError: the form stays open with what was typed. */
  readonly onSave: (draft: Draft) => Promise<void>
  readonly onClose: () => void
}

/** A delivery address, in a sheet. */
export function AddressForm({ open, address, isFirst, onSave, onClose }: AddressFormProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState(() => draftOf(address, isFirst))
  /** Fields that were left, or all after the first try: only those show what is wrong. */
  const [left, setLeft] = useState<readonly DraftField[]>([])
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [regions, setRegions] = useState(false)

  const errors = checkDraft(draft)
  const errorOf = (field: DraftField) => {
    const key = errors[field]
    return key !== undefined && left.includes(field) ? t(key) : undefined
  }
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const leave = (field: DraftField) => setLeft((before) => [...before, field])

  async function save(): Promise<void> {
    setLeft(['name', 'mobile', 'region', 'detail'])
    if (Object.keys(errors).length > 0 || saving) return
    setSaving(true)
    setRefusal('')
    try {
      await onSave(cleanDraft(draft))
    } catch (error) {
      setRefusal(
        error instanceof AppError
          ? error.serverMessage || t(error.messageKey)
          : t('error.unexpected'),
      )
    } finally {
      setSaving(false)
    }
  }

  const region = regionText(draft)
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={t(address ? 'commerce.address.edit' : 'commerce.address.add')}
        closeLabel={t('common.close')}
        footer={
          <Button block size='l' loading={saving} onTap={save}>
            {t('common.save')}
          </Button>
        }
      >
        {refusal !== '' && <Notice tone='danger'>{refusal}</Notice>}
        <TextField
          label={t('commerce.address.name')}
          required
          error={errorOf('name')}
          field={{
            value: draft.name,
            onChange: (name) => set({ name }),
            onBlur: () => leave('name'),
            placeholder: t('commerce.address.namePlaceholder'),
            maxLength: NAME_MAX,
          }}
        />
        <TextField
          label={t('commerce.address.mobile')}
          required
          error={errorOf('mobile')}
          field={{
            value: draft.mobile,
            onChange: (mobile) => set({ mobile }),
            onBlur: () => leave('mobile'),
            placeholder: t('commerce.address.mobilePlaceholder'),
            type: 'tel',
            maxLength: 11,
          }}
        />
        <FormField label={t('commerce.address.region')} required error={errorOf('region')}>
          <Press
            className='tp-address-form__region'
            label={`${t('commerce.address.region')} ${region || t('commerce.address.regionPlaceholder')}`}
            onTap={() => setRegions(true)}
          >
            <Txt className={cx('tp-address-form__text', region === '' && 'tp-address-form__none')}>
              {region || t('commerce.address.regionPlaceholder')}
            </Txt>
            <Icon name='chevron-right' size={16} tone='faint' />
          </Press>
        </FormField>
        <FormField label={t('commerce.address.detail')} required error={errorOf('detail')}>
          <Area
            className='tp-address-form__area'
            label={t('commerce.address.detail')}
            value={draft.detail}
            onChange={(detail) => set({ detail })}
            onBlur={() => leave('detail')}
            placeholder={t('commerce.address.detailPlaceholder')}
            maxLength={DETAIL_MAX}
            rows={2}
            invalid={errorOf('detail') !== undefined}
          />
        </FormField>
        <Box className='tp-address-form__default'>
          <Txt>{t('commerce.address.setDefault')}</Txt>
          <Switch
            checked={draft.isDefault}
            onChange={(isDefault) => set({ isDefault })}
            label={t('commerce.address.setDefault')}
          />
        </Box>
      </Sheet>
      <RegionSheet
        open={regions && open}
        regionId={draft.regionId}
        onClose={() => setRegions(false)}
        onChoose={([province, city, area]) => {
          set({
            province: province?.name ?? '',
            city: city?.name ?? '',
            area: area?.name ?? '',
            regionId: (area ?? city ?? province)?.code ?? '',
          })
          setRegions(false)
        }}
      />
    </>
  )
}
