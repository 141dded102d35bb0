// Signing in needs the app only once a button is pressed: letters typed on a slow phone don't wait for its code. The app
// then continues with what was typed and pressed here.
const loadApp = () => {
  document.getElementById('early-sign-in').dataset.loading = '';
  document.head.append(document.getElementById('app-code').content);
};

/** Reports that a button was pressed, until the app has replaced it. */
const showPressed = (button) => {
  button.setAttribute('aria-busy', 'true');
  button.style.opacity = '0.6';
};

// Without this, the browser would send the form.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.closest('#early-sign-in')) return;
  event.preventDefault();
  form.dataset.submitted = '';
  showPressed(form.querySelector('[type=submit]'));
  loadApp();
});

document.addEventListener('click', ({ target }) => {
  const button = target.closest('#early-sign-in button:not([type=submit])');
  if (!button) return;
  const { login, password } = button.dataset;
  if (login === undefined) {
    button.dataset.pressed = '';
    showPressed(button);
    loadApp();
    return;
  }
  const form = document.querySelector('#early-sign-in form');
  form.elements.login.value = login;
  form.elements.password.value = password;
});

addEventListener('DOMContentLoaded', () => {
  const language = localStorage.getItem('locale');
  const isOther = language !== null && language !== document.documentElement.lang;
  // Only the app can let the browser offer passkeys in the login field.
  const isWanted =
    localStorage.getItem('accessToken') !== null || localStorage.getItem('hasPasskey') !== null;
  // The app tells why a sign-in elsewhere led back here.
  if (isOther || isWanted || location.search !== '') loadApp();
});

// Downloads the app's code without running it, so that a press of a button has it at once.
addEventListener('load', () => {
  for (const file of document.getElementById('app-code').content.querySelectorAll('[src],[href]')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file.src || file.href;
    document.head.append(link);
  }
});
