import type { FormEvent } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Field, Fields, SelectField, TextAreaField } from '#src/components/field/field.tsx';
import { island } from '#src/lib/island.tsx';

type PopupFormProps = { kind: 'admission' | 'internship'; submit: string; success: string };

/** SPEC.md section 3: the programmes that the admission pop-up offers. */
const programs = [
  { value: 'undergraduate', label: 'Undergraduate' },
  { value: 'postgraduate', label: 'Postgraduate' },
  { value: 'vocational', label: 'Vocational' },
];

/** Only the browser's own `required` and email checks, as SPEC.md section 5 asks. */
function PopupFormView({ kind, submit, success }: PopupFormProps) {
  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    alert(success);
    event.currentTarget.reset();
  }
  return (
    <form method="dialog" onSubmit={confirm}>
      <Fields>
        <Field label="Full Name" name="fullName" autoComplete="name" required wide />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field label="Country" name="country" autoComplete="country-name" />
        {kind === 'admission' ? (
          <>
            <SelectField
              label="Program"
              name="program"
              options={programs}
              placeholder="Choose one"
            />
            <TextAreaField label="Additional Details" name="details" wide />
          </>
        ) : (
          <>
            <Field
              label="University / Institution"
              name="university"
              autoComplete="organization"
              wide
            />
            <TextAreaField label="Reason for the internship" name="reason" wide />
          </>
        )}
      </Fields>
      <Button type="submit" big>
        {submit}
      </Button>
    </form>
  );
}

export const PopupForm = island('popup-form', PopupFormView);
