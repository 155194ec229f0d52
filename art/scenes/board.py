"""The notice board: sheets with pins on green cloth, a calendar, a bell. No letters, only lines."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
G='tu1'; reset(); cyc(G,z=-.34)
box(0,-.3,-.34,5.0,1.9,.2,'ma7',.05,seg=3); box(0,-.3,-.14,4.8,1.7,.14,'cl2',.02); box(0,.4,0,4.8,.16,2.9,'cl1',.02); box(0,.31,0,4.8,.03,.1,'ma7',.005)
with at(0,-1.26): zari(5.0,-.33,.18,'in9')
with at(0,.31): zari(4.76,.62,.2,'in8')
box(0,.3,1.02,3.2,.1,1.62,'wood2',.03); box(0,.26,1.11,3.02,.08,1.44,'ne7',.01)
box(0,.2,2.64,3.4,.34,.07,'ma5',.02); box(0,.2,2.71,3.2,.24,.05,'ma7',.015)
def note(x,z,w,h,c='paper',line='in5',n=6,r=0,head='ma5',pin='ma5'):
    with at(x,.215,z):
        box(0,0,-h/2,w,.008,h,c,.002,ry=r); box(0,-.005,h*.3,w*.5,.004,h*.07,head,0,ry=r)
        for k in range(n): box(-.04*w*(k%3==2),-.005,h*.2-k*h*.62/n,w*(.76-.1*(k%3==2)),.004,h*.018,line,0,ry=r)
        ball(0,-.02,h*.44,.034,pin,sub=3)
note(-1.2,1.86,.52,.68,r=3,n=8); note(-1.16,1.34,.5,.36,'tu1','ma7',3,-4,'in7','tu5'); note(-.55,1.62,.46,.6,'in1','in7',7,-3,'in7','in5'); note(1.22,1.46,.46,.62,'ma1','ma7',6,4,'ma7','tu5'); note(1.12,2.17,.5,.4,r=-3,n=4,pin='in5'); note(-.56,2.2,.42,.34,'tu3','ink',3,4,'ma7')
# calendar: seven columns, one day ringed
with at(.36,.21,1.86):
    box(0,0,-.62,.96,.012,1.24,'paper',.004); box(0,-.006,.42,.96,.012,.2,'ma7',.003); ball(0,-.02,.56,.036,'tu5',sub=3)
    with at(0,-.02,.52): lotus3(.075,vert=True,t=.006)
    for i in range(7):
        for j in range(5):
            if 2<=i+7*j<33: box(-.36+.12*i,-.01,.27-.165*j,.075,.006,.075,'ma5' if i==0 else 'in3' if (i+j)%5 else 'tu5',.004)
    tube([(.0+.085*math.cos(t),-.02,-.022+.085*math.sin(t)) for t in np.linspace(0,6.3,30)],.009,'ma5')
for s in(-1,1):
    with at(s*2.05,-.35): plant(1.15,'ma5' if s<0 else 'in7',10)
with at(2.0,.28,2.05): 
    tube([(0,0,.45),(0,-.22,.45)],.02,'ink'); lathe([(.22,0),(.2,.05),(.13,.2),(.1,.3),(.03,.35)],mat('tu7',.35,.5),y=-.22,z=.06); ball(0,-.22,.05,.045,'ink',sub=3); tube([(0,-.22,.05),(0,-.22,-.3)],.01,'ma5')
with at(-2.0,.31,2.2): clock(.24)
box(.0,-.75,.4,2.4,.42,.06,'wood',.015); [box(sx*1.0,-.75,0,.08,.36,.4,'wood2',.015) for sx in(-1,1)]
box(-.75,-.75,.46,.34,.26,.07,'in7',.01); box(-.73,-.76,.53,.3,.22,.05,'tu5',.01,rz=9)
with at(.7,-.75,.46): box(0,0,0,.46,.2,.34,'ma5',.06,seg=4); tube([(-.1,0,.34),(-.1,0,.44),(.1,0,.44),(.1,0,.34)],.018,'ma7',bez=True); box(0,-.105,.08,.3,.02,.14,'ma7',.02)
hour('soft',34)
shoot('board',dict(a=((0,.0,1.28),8.6,-9,7,60)),bounces=4,ground=G)
