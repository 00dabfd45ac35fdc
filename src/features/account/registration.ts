import { DEFAULT_SPECIALIZATION, PASSWORD_MIN } from '../../domain/accounts/account';
import { registerRequestSchema, type RegisterRequest } from '../../api/auth';
import { googleRegistrationSchema, type GoogleRegistration } from '../../api/google';
import { accountPages } from '../../i18n/accountPages';

const texts = accountPages.fields;

export interface RegistrationForm {
  name: string;
  email: string;
  specialization: string;
  phone: string;
  workplace: string;
  qualifications: string;
  introduction: string;
}

export const EMPTY_REGISTRATION: RegistrationForm = {
  name: '',
  email: '',
  specialization: DEFAULT_SPECIALIZATION,
  phone: '',
  workplace: '',
  qualifications: '',
  introduction: '',
};

export type RegistrationField = keyof RegistrationForm | 'password';
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

const LONGEST: Partial<Record<RegistrationField, number>> = {
  name: 120,
  specialization: 120,
  workplace: 200,
  qualifications: 1000,
  introduction: 2000,
};

function filled(form: RegistrationForm): RegisterRequest['application'] {
  const { specialization, phone, workplace, qualifications, introduction } = form;
  const details = { specialization, phone, workplace, qualifications, introduction };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value.trim() !== ''));
}

export function newPasswordError(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return texts.password(PASSWORD_MIN);
  return password.length > 200 ? texts.passwordTooLong : undefined;
}

function wordsFor(field: RegistrationField, tooLong: boolean): string | undefined {
  const most = LONGEST[field];
  if (tooLong && most !== undefined) return texts.tooLong(most);
  if (field === 'name' || field === 'email' || field === 'phone') return texts[field];
  return undefined;
}

function findErrors(
  issues: readonly { path: PropertyKey[]; code?: string }[],
  password: string,
): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const { path, code } of issues) {
    const field = path.at(-1) as RegistrationField;
    errors[field] ??=
      field === 'password' ? newPasswordError(password) : wordsFor(field, code === 'too_big');
  }
  return errors;
}

export function readRegistration(
  form: RegistrationForm,
  password: string,
): { request: RegisterRequest } | { errors: RegistrationErrors } {
  const { name, email } = form;
  const request = { name, email, password, application: filled(form) };
  const read = registerRequestSchema.safeParse(request);
  return read.success ? { request } : { errors: findErrors(read.error.issues, password) };
}

export function readGoogleRegistration(
  form: RegistrationForm,
): { request: GoogleRegistration } | { errors: RegistrationErrors } {
  const request = { name: form.name, application: filled(form) };
  const read = googleRegistrationSchema.safeParse(request);
  return read.success ? { request } : { errors: findErrors(read.error.issues, '') };
}
