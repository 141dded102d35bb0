// Keeps the press of the sign-in button until the app has loaded, which sends the form. Without this, the browser
// would send it.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.closest('#early-sign-in')) return;
  event.preventDefault();
  form.dataset.submitted = '';
  const button = form.querySelector('[type=submit]');
  button.setAttribute('aria-busy', 'true');
  button.style.opacity = '0.6';
});

// Loads the app once the form is on the screen, so that neither waits for the other.
addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() =>
    setTimeout(() => document.head.append(document.getElementById('app-code').content.cloneNode(true))),
  ),
);
