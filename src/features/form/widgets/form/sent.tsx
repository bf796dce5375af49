import { useTranslate } from '../../../../i18n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import type { FormFile } from '../../contract'
import { Pictures, useUploads } from '../../parts/pictures'
import { mostUploads } from '../../rules/field-kinds'
import { type ControlProps, listIn } from './typed'

/** Pictures in a grid, the last place of which takes more. */
export function ImagesControl({
  field,
  label,
  value,
  readOnly,
  onChange,
  onPending,
}: ControlProps) {
  return (
    <Pictures
      label={label}
      urls={listIn(value)}
      most={mostUploads(field)}
      readOnly={readOnly}
      onChange={(change) => onChange((before) => change(listIn(before)))}
      onPending={onPending}
    />
  )
}

const filesIn = (value: unknown): readonly FormFile[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []

/** Files by name, and a button that takes more. */
export function FilesControl({ field, label, value, readOnly, onChange, onPending }: ControlProps) {
  const t = useTranslate()
  const files = filesIn(value)
  const { uploads, free, choose, again, remove } = useUploads({
    kind: 'file',
    room: mostUploads(field) - files.length,
    onSent: (file) => onChange((before) => [...filesIn(before), file]),
    onPending,
  })
  return (
    <View className='tp-form__files' role='group' label={label}>
      {files.map(({ name, url }) => (
        <View key={url} className='tp-form__file'>
          <Icon name='file-text' size={20} tone='muted' />
          <Text className='tp-form__file-name'>{name}</Text>
          {!readOnly && (
            <IconButton
              name='x'
              size='s'
              label={t('form.remove', { name })}
              onTap={() => onChange((before) => filesIn(before).filter((each) => each.url !== url))}
            />
          )}
        </View>
      ))}
      {uploads.map((upload) => (
        <View key={upload.key} className='tp-form__file'>
          <Icon
            name={upload.problem === undefined ? 'file-text' : 'alert'}
            size={20}
            tone={upload.problem === undefined ? 'muted' : 'danger'}
          />
          <Text className='tp-form__file-name'>{upload.file.name}</Text>
          {upload.problem === undefined ? (
            <Text className='tp-form__unit tp-num' role='status'>
              {t('form.progress', { n: upload.sent })}
            </Text>
          ) : (
            <IconButton
              name='refresh'
              size='s'
              label={t('form.again', { name: upload.file.name })}
              onTap={() => void again(upload)}
            />
          )}
          <IconButton
            name='x'
            size='s'
            label={t('form.remove', { name: upload.file.name })}
            onTap={() => remove(upload.key)}
          />
        </View>
      ))}
      {!readOnly && free > 0 && (
        <Button
          kind='secondary'
          icon='plus'
          label={`${t('form.addFile')}: ${label}`}
          onTap={() => void choose()}
        >
          {t('form.addFile')}
        </Button>
      )}
    </View>
  )
}
