// The editor opens for somebody who is signed in.
localStorage.setItem('accessToken', 'bench');
