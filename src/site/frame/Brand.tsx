import { siteText } from '../../i18n/site';
import { HOME } from '../places';

export function Brand() {
  return (
    <a className="brand" href={HOME}>
      <svg className="brand-mark" viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="15" fill="#2e7d55" />
        <path
          d="M31.2 30.5C20.5 27.8 17.7 20 20.6 11.6c9.3 1.7 13.8 8.3 10.6 18.9z"
          fill="#b9dec9"
        />
        <path d="M32.8 30.5C31.5 20.8 36.5 14.2 46 13.4c1.4 8.8-3.8 15.6-13.2 17.1z" fill="#fff" />
        <path
          d="M11.5 33.5h41c0 9.6-5.2 16-12.8 18.6V54a1.5 1.5 0 0 1-1.5 1.5H25.8a1.5 1.5 0 0 1-1.5-1.5v-1.9C16.7 49.5 11.5 43.1 11.5 33.5z"
          fill="#fff"
        />
      </svg>
      {siteText.product}
    </a>
  );
}
