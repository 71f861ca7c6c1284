// The form of one item that several people may change: what is typed is a draft, and nobody's save is overwritten without asking.
import { Fragment, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LOGO_SIDE_MAX } from '#shared/domain/limits.ts';
import { ApiError } from '#web/client/api-error.ts';
import { keepFile, keptFile } from '#web/client/draft-store.ts';
import { uploadImage } from '#web/forms/upload.ts';
import { IGNORE_DRAFT, useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { type ImageChange, ImageField } from '#web/office/fields/image-field.tsx';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/office/frame/error-texts.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import type { FieldRow, Item, Resource, Values } from './resource.ts';

const IMAGE_ERRORS = ['TOO_LARGE', 'UNSUPPORTED_TYPE'];
const UNCHANGED: ImageChange = { kind: 'unchanged' };

interface ResourceFormProps<Thing extends Item, Name extends string> {
  resource: Resource<Thing, Name>;
  /** Null for a new one. */
  item: Thing | null;
  /** What a new one begins with. */
  first?: Partial<Values<Name>>;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function ResourceForm<Thing extends Item, Name extends string>(props: ResourceFormProps<Thing, Name>) {
  const { resource, item, first, onUseStored } = props;
  const { texts, list, items = list, image, removal, below } = resource;
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const id = item?._id ?? null;
  const isNew = id === null;
  const rows = resource.fields(t, isNew);
  const names = Object.keys(rows) as Name[];
  const textsOf = (text: (name: Name) => string): Values<Name> =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Values<Name>;
  const valuesOf = (one: Thing) => textsOf((name) => rows[name].of(one));

  const drafted = useDraftedFields<Name>(
    `${resource.draft}:${id ?? 'new'}`,
    item === null ? textsOf((name) => first?.[name] ?? '') : valuesOf(item),
    {
      check: (values) => resource.check(values, isNew),
      texts: (codes) =>
        Object.fromEntries(names.map((name) => [name, errorText(t, rows[name], codes[name])])) as typeof codes,
    },
    item?.version,
  );
  const { draft, fields, newId, discardDraft, removeDraft } = drafted;
  const { values } = fields;
  const shown = names.filter((name) => rows[name].isShown?.(values) ?? true);
  const { save, ...saving } = useSave(fields.showErrors);
  const { change, setChange } = useImageChange(draft);
  const [progress, setProgress] = useState<number | null>(null);
  // Known once the fields are stored: if the image fails, another try changes that item instead of making a second one.
  const known = useRef(id);
  const isReading = change.kind === 'reading';
  const isChanged = change.kind === 'new' || change.kind === 'removed';

  const leave = (text: string) => {
    removeDraft();
    setChange(UNCHANGED);
    notify('done', text);
    navigate(list);
  };
  const sendImage = async (stored: Thing, address: string, file: File) => {
    setProgress(0);
    try {
      await uploadImage(address, file, setProgress);
    } catch (error) {
      if (isNew && error instanceof ApiError && IMAGE_ERRORS.includes(error.code)) {
        // Sending it again would not help: the page of what is stored opens, with the reason.
        setChange(UNCHANGED);
        void resource.refresh();
        notify('error', failureText(t, error.code));
        navigate(`${items}/${stored._id}/edit`, { replace: true });
      }
      throw error;
    } finally {
      setProgress(null);
    }
  };
  const send = (force: boolean) =>
    save(async () => {
      const version = force ? null : drafted.version;
      const { stored, uploadURL } = await resource.store(known.current, values, version, newId);
      known.current = stored._id;
      removeDraft();
      drafted.commit(valuesOf(stored), stored.version);
      if (change.kind === 'removed') await image?.remove(stored._id);
      if (change.kind === 'new' && uploadURL !== undefined) await sendImage(stored, uploadURL, change.file);
      await resource.refresh();
      leave(t(`${texts}:saved`));
    });
  const acceptStored = () =>
    save(
      () => resource.refresh({ throwOnError: true }),
      () => {
        removeDraft();
        setChange(UNCHANGED);
        onUseStored?.();
      },
    );

  const panel = below?.(values);
  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => {
        if (isReading || change.kind === 'refused') fields.focusError();
        else send(false);
      })}
      changed={fields.changed || isChanged}
      undrafted={isChanged}
      saving={{ ...saving, busy: saving.busy || isReading }}
      onlyAtFields={shown.some((name) => fields.errors[name] !== undefined)}
      cancelTo={list}
      draft={draft}
      conflict={
        id === null
          ? null
          : {
              storedUrl: `${items}/${id}/edit${IGNORE_DRAFT}`,
              onKeep: () => send(true),
              onUseStored: acceptStored,
            }
      }
      onDiscard={
        discardDraft &&
        (() => {
          setChange(UNCHANGED);
          discardDraft();
        })
      }
      wide={below !== undefined}
      extra={
        item !== null &&
        removal && (
          <RemoveButton
            title={t(`${texts}:removeTitle`, { name: rows[resource.name].of(item) })}
            text={t(`${texts}:removeText`)}
            whyNot={(code) => removal.whyNot?.(t, code, item._id)}
            onRemove={async () => {
              await removal.remove(item._id);
              leave(t(`${texts}:removed`));
              void resource.refresh();
            }}
          />
        )
      }
    >
      {/* Others as soon as the draft is discarded: an editor of rich text begins anew. */}
      <div key={newId} className="grid max-w-form grid-cols-1 gap-6">
        {shown.flatMap((name) => {
          const { label, hint, draw } = rows[name];
          const around = { values, fill: fields.fill, busy: saving.busy };
          const field = <Fragment key={name}>{draw({ label, hint, ...fields.bind(name) }, around)}</Fragment>;
          if (image?.after !== name) return field;
          return [
            field,
            <ImageField
              key="image"
              label={image.label(t)}
              side={LOGO_SIDE_MAX}
              stored={item && image.of(item)}
              change={change}
              onChange={setChange}
              progress={progress}
              disabled={saving.busy}
            />,
          ];
        })}
      </div>
      {panel}
    </DraftedForm>
  );
}

/** What saving does with the image; a file stays in memory beside the draft. */
function useImageChange(draft: string) {
  const [change, showChange] = useState<ImageChange>(() => {
    const file = keptFile(draft);
    return file === null ? UNCHANGED : { kind: 'new', file };
  });
  const setChange = (next: ImageChange): void => {
    keepFile(draft, next.kind === 'new' ? next.file : null);
    showChange(next);
  };
  return { change, setChange };
}

function errorText<Thing, Name extends string>(
  t: Translate,
  { wrong }: FieldRow<Thing, Name>,
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  if (typeof wrong === 'string') return wrong;
  return Object.entries(wrong ?? {}).find(([known]) => known === code)?.[1] ?? fieldErrorText(t, code);
}
